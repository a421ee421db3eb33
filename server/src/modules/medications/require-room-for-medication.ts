import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { medications } from './medications.tables';

export function requireRoomForMedication(tx: Transaction, circleId: string): Promise<void> {
  const alive = and(eq(medications.circleId, circleId), isNull(medications.deletedAt));
  return requireRoomFor(tx, medications, alive, { of: circleId, most: circleLimits.medications });
}
