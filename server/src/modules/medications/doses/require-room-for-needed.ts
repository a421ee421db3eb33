import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { requireRoomFor } from '../../../records/require-room-for';
import { doses, type DoseRow } from '../medications.tables';

/** Refuses more doses as needed for one person on one day than the list of a day holds. */
export function requireRoomForNeeded(
  tx: Transaction,
  { circleId, recipientId, day }: Pick<DoseRow, 'circleId' | 'recipientId' | 'day'>,
  adding = 1,
): Promise<void> {
  const ofDay = and(
    eq(doses.circleId, circleId),
    eq(doses.recipientId, recipientId),
    eq(doses.day, day),
    isNull(doses.time),
  );
  return requireRoomFor(tx, doses, ofDay, { of: recipientId, most: circleLimits.neededDosesOfDay, adding });
}
