import { useLiveQuery, useSettled } from '@carecircle/remote-kit';
import type { MedicationDraft } from '../form/medication-draft';

export type NamingDraft = Pick<MedicationDraft, 'name' | 'genericName' | 'ingredients' | 'recipientId'>;

/** Shorter ones are hardly a name yet. */
const leastLetters = 3;

/** What is known of the medication in a form with the others, once its names are settled. */
export function useTypedWarnings(draft: NamingDraft, medicationId: string | undefined) {
  const name = useSettled(draft.name.trim()).slice(0, 120);
  const genericName = useSettled(draft.genericName.trim()).slice(0, 120);
  const ingredients = useSettled(draft.ingredients.map((each) => each.name.trim()).join(', '));
  return useLiveQuery(
    'care.getMedicationWarnings',
    {
      recipientId: draft.recipientId ?? '',
      ...{ name, genericName, exceptMedicationId: medicationId },
      ingredients: ingredients.slice(0, 1000),
    },
    { enabled: draft.recipientId !== null && name.length >= leastLetters },
  );
}
