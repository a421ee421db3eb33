import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { doses } from '../medications.tables';

/** Which of these scheduled doses nobody has said anything about, as they are named when somebody does. */
export async function readOpenDoses(
  reader: Reader,
  circleId: string,
  doseIds: readonly string[],
): Promise<{ medicationId: string; day: string; time: string }[]> {
  if (doseIds.length === 0) return [];
  const rows = await reader
    .select({ medicationId: doses.medicationId, day: doses.day, time: doses.time })
    .from(doses)
    .where(
      and(
        eq(doses.circleId, circleId),
        inArray(doses.id, [...doseIds]),
        inArray(doses.status, ['due', 'missed']),
      ),
    );
  return rows.flatMap(({ time, ...row }) => (time === null ? [] : [{ ...row, time }]));
}
