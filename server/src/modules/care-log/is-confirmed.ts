import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { careTimes } from './care-log.tables';

/** Whether the minutes of a shift, whose row is held by the caller, stand in the hours. */
export async function isConfirmed(tx: Transaction, circleId: string, shiftId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: careTimes.id })
    .from(careTimes)
    .where(
      and(eq(careTimes.circleId, circleId), eq(careTimes.shiftId, shiftId), isNull(careTimes.deletedAt)),
    );
  return rows.length > 0;
}
