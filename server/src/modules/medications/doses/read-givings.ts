import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import type { Giving } from './as-needed-limits';
import { doses } from '../medications.tables';

/** The longest least time between two doses. */
const reachMs = 7 * 86_400_000;

/** What a person had in the week before a moment and since then, of all products. */
export async function readGivings(
  reader: Reader,
  circleId: string,
  recipientId: string,
  at: Date,
): Promise<Giving[]> {
  const rows = await reader
    .select({ medicationId: doses.medicationId, takenAt: doses.takenAt })
    .from(doses)
    .where(
      and(
        eq(doses.circleId, circleId),
        eq(doses.recipientId, recipientId),
        inArray(doses.status, ['taken', 'late']),
        gt(doses.takenAt, new Date(at.getTime() - reachMs)),
      ),
    );
  return rows.flatMap(({ medicationId, takenAt }) => (takenAt ? [{ medicationId, takenAt }] : []));
}
