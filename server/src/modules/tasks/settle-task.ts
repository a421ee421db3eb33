import type { UnitOfWork } from '../../spine/context';
import { changeTask, lockTaskEvenDeleted } from './task-rows';

/**
 * Completes a task in somebody's name because something else shows that it was done, or with null hides it because nobody needs it
 * any more. One that was deleted or is completed stays as it is.
 */
export async function settleTask(
  { tx, record, now }: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  circleId: string,
  taskId: string,
  completedBy: string | null,
): Promise<void> {
  const row = await lockTaskEvenDeleted(tx, circleId, taskId);
  if (row.deletedAt || row.status === 'completed') return;
  if (completedBy === null) {
    await changeTask(tx, row, { deletedAt: now, updatedAt: now });
    await record('task.deleted', { taskId });
    return;
  }
  const done = { status: 'completed', completedBy, completedAt: now, updatedAt: now } as const;
  await record('task.completed', { task: await changeTask(tx, row, done) });
}
