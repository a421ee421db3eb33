import { careLogLimits, type CareTime, type Member } from '@carecircle/contracts';
import { and, eq, isNull, ne, sum } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { careTimes, type CareTimeRow } from './care-log.tables';

export function careTimeOf({ deletedAt: _, ...row }: CareTimeRow): CareTime {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** One's own time of care, or as admin anybody's; held until the transaction ends, also a deleted one. */
export async function lockKeptCareTime(
  tx: Transaction,
  actor: Member,
  careTimeId: string,
): Promise<CareTimeRow> {
  const [row] = await tx
    .select()
    .from(careTimes)
    .where(isCareTime(actor.circleId, careTimeId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such time of care.' });
  if (row.memberId !== actor.id && actor.role !== 'admin') {
    throw refuse('NOT_ALLOWED', { message: 'This time of care is not yours.' });
  }
  return row;
}

/** Writes the fields that change and answers the time of care as it now stands. */
export async function changeCareTime(
  tx: Transaction,
  row: CareTimeRow,
  changes: Partial<CareTimeRow>,
): Promise<CareTime> {
  await tx.update(careTimes).set(changes).where(isCareTime(row.circleId, row.id));
  return careTimeOf({ ...row, ...changes });
}

/** Refuses, at its field, what would make more than 24 hours of one member's day, whose row is held by the caller. */
export async function requireRoomInDay(
  tx: Transaction,
  {
    circleId,
    id,
    memberId,
    day,
    minutes,
  }: Pick<CareTimeRow, 'circleId' | 'id' | 'memberId' | 'day' | 'minutes'>,
): Promise<void> {
  const [row] = await tx
    .select({ minutes: sum(careTimes.minutes).mapWith(Number) })
    .from(careTimes)
    .where(
      and(
        eq(careTimes.circleId, circleId),
        eq(careTimes.memberId, memberId),
        eq(careTimes.day, day),
        ne(careTimes.id, id),
        isNull(careTimes.deletedAt),
      ),
    );
  if ((row?.minutes ?? 0) + minutes <= careLogLimits.minutesInDay) return;
  throw refuse('INVALID_INPUT', {
    message: 'A day has 24 hours.',
    fields: [{ path: 'minutes', code: 'day_is_full' }],
  });
}

function isCareTime(circleId: string, careTimeId: string) {
  return and(eq(careTimes.circleId, circleId), eq(careTimes.id, careTimeId));
}
