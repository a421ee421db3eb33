import type { Recipient, StockForecast } from '@carecircle/contracts';
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { doses, type MedicationRow } from './medications.tables';
import { stockForecast } from './stock-forecast';

const daysOfNeedMs = 30 * 86_400_000;

/** How long the stocks of some medications of a circle last. */
export async function readStock(
  reader: Reader,
  rows: readonly MedicationRow[],
  recipients: readonly Pick<Recipient, 'id' | 'timeZone'>[],
  now: Date,
): Promise<StockForecast[]> {
  const needed = await countNeeded(reader, rows, now);
  return rows.map((row) =>
    stockForecast(row, {
      timeZone: recipients.find(({ id }) => id === row.recipientId)?.timeZone ?? 'UTC',
      now,
      neededDoses: needed.get(row.id) ?? 0,
    }),
  );
}

async function countNeeded(
  reader: Reader,
  rows: readonly MedicationRow[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = rows.filter(({ frequency }) => frequency === 'as-needed').map(({ id }) => id);
  const [first] = rows;
  if (!first || ids.length === 0) return new Map();
  const found = await reader
    .select({ medicationId: doses.medicationId, count: count() })
    .from(doses)
    .where(
      and(
        eq(doses.circleId, first.circleId),
        inArray(doses.medicationId, ids),
        isNull(doses.time),
        gt(doses.takenAt, new Date(now.getTime() - daysOfNeedMs)),
      ),
    )
    .groupBy(doses.medicationId);
  return new Map(found.map((row) => [row.medicationId, row.count]));
}
