import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { requireRoomFor } from '../../../records/require-room-for';
import { taskSeries } from './task-series.tables';

/** Series that were deleted take no room. */
export function requireRoomForTaskSeries(tx: Transaction, circleId: string): Promise<void> {
  const alive = and(eq(taskSeries.circleId, circleId), isNull(taskSeries.deletedAt));
  return requireRoomFor(tx, taskSeries, alive, { of: circleId, most: circleLimits.taskSeries });
}
