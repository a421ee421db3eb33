import { MedicationWarnings, RecipientInteractions } from './interaction';
import { Id, freeText, line } from '../primitives';
import { query } from '../api/operation';

const area = 'care';

export const interactionsContract = {
  listInteractions: query({
    area,
    name: 'listInteractions',
    summary: 'What is known of a recipient’s medications together (active and paused ones)',
    scope: 'circle',
    action: 'medication:view',
    input: { recipientId: Id },
    output: RecipientInteractions,
  }),
  getMedicationWarnings: query({
    area,
    name: 'getMedicationWarnings',
    summary: 'What is known of one more medication with those that a recipient has, before it is added',
    scope: 'circle',
    action: 'medication:view',
    input: {
      recipientId: Id,
      name: line(120),
      genericName: freeText(120).optional(),
      /** Names of the active ingredients that are entered, with commas between them. */
      ingredients: freeText(1000).optional(),
      /** The one that is being edited: it is not compared with itself. */
      exceptMedicationId: Id.optional(),
    },
    output: MedicationWarnings,
  }),
};
