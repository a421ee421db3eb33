import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { boundedReport } from './interactions/bounded-report';
import { aboutMedication, interactionReport } from './interactions/interaction-report';
import { suggestNames } from './interactions/suggest-names';
import { readTaken } from './doses/read-taken';

export const getMedicationWarnings = defineQuery(
  apiContract.care.getMedicationWarnings,
  async ({
    db,
    circle,
    input: { recipientId, name, genericName = '', ingredients = '', exceptMedicationId },
  }) => {
    const { medications, allergies } = await readTaken(db, circle.id, recipientId);
    const others = medications.filter(({ id }) => id !== exceptMedicationId);
    const typed = { id: null, name, genericName, ingredients: [ingredients] };
    const report = aboutMedication(interactionReport([...others, typed], allergies), null);
    return { ...boundedReport(report), suggestions: suggestNames(name) };
  },
);
