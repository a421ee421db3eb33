import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import { findRecipient } from '../../circles';
import type { NamedMedication } from '../interactions/medication-names';
import { readMedications } from '../medication-rows';
import type { MedicationRow } from '../medications.tables';

/** The names of a medication that say what is in it. */
export function namedOf({ id, name, genericName, ingredients }: MedicationRow): NamedMedication {
  return { id, name, genericName, ingredients: ingredients.map((ingredient) => ingredient.name) };
}

/** What somebody takes, paused ones too since they may begin again, and is allergic to; NOT_FOUND for who is not of the circle. */
export async function readTaken(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<{ medications: NamedMedication[]; allergies: string[] }> {
  const recipient = await findRecipient(reader, circleId, recipientId);
  if (!recipient) throw refuse('NOT_FOUND', { message: 'There is no such person in care.' });
  const rows = await readMedications(reader, circleId, recipientId);
  const medications = rows.filter(({ status }) => status !== 'completed').map(namedOf);
  return { medications, allergies: recipient.allergies };
}
