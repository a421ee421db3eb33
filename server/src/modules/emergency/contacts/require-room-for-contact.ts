import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { requireRoomFor } from '../../../records/require-room-for';
import { emergencyContacts } from './contacts.tables';

export function requireRoomForContact(tx: Transaction, circleId: string): Promise<void> {
  const alive = and(eq(emergencyContacts.circleId, circleId), isNull(emergencyContacts.deletedAt));
  return requireRoomFor(tx, emergencyContacts, alive, { of: circleId, most: circleLimits.contacts });
}
