import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { shifts, type ShiftRow } from './care-log.tables';

/** Refuses one more shift for this person on this day than the screens of two weeks can hold. */
export function requireRoomForShift(
  tx: Transaction,
  { circleId, id, recipientId, day }: Pick<ShiftRow, 'circleId' | 'id' | 'recipientId' | 'day'>,
): Promise<void> {
  const others = and(
    eq(shifts.circleId, circleId),
    eq(shifts.recipientId, recipientId),
    eq(shifts.day, day),
    ne(shifts.id, id),
    isNull(shifts.deletedAt),
  );
  return requireRoomFor(tx, shifts, others, { of: recipientId, most: circleLimits.shiftsOfDay });
}
