import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import type { checklistItems, taskComments } from './details/task-details.tables';
import type { TaskRow } from './tasks.tables';

/** Refuses what would be more than `limit` in one task, whose row is held by the caller. */
export async function requireRoom(
  tx: Transaction,
  task: TaskRow,
  table: typeof checklistItems | typeof taskComments,
  limit: number,
): Promise<void> {
  const [row] = await tx
    .select({ number: count() })
    .from(table)
    .where(and(eq(table.circleId, task.circleId), eq(table.taskId, task.id), isNull(table.deletedAt)));
  if ((row?.number ?? 0) >= limit)
    throw refuse('INVALID_STATE', { message: `A task can hold ${limit} of these.` });
}
