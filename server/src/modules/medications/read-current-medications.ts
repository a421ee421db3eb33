import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { medications, type MedicationRow } from './medications.tables';

/** What a person takes now, by name; neither paused nor completed. */
export function readCurrentMedications(
  reader: Reader,
  circleId: string,
  recipientId: string,
  most: number,
): Promise<MedicationRow[]> {
  return reader
    .select()
    .from(medications)
    .where(
      and(
        eq(medications.circleId, circleId),
        eq(medications.recipientId, recipientId),
        eq(medications.status, 'active'),
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(asc(medications.name), asc(medications.id))
    .limit(most);
}
