import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { bills } from './finance.tables';

/** Refuses one more unpaid bill than the list holds at once. */
export function requireRoomForBill(tx: Transaction, circleId: string): Promise<void> {
  const open = and(eq(bills.circleId, circleId), eq(bills.state, 'pending'), isNull(bills.deletedAt));
  return requireRoomFor(tx, bills, open, { of: circleId, most: circleLimits.openBills });
}
