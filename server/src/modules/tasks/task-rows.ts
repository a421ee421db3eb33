import type { Task } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { makeTaskEarly } from './series/task-series-rows';
import { tasks, type TaskRow } from './tasks.tables';

export function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    circleId: row.circleId,
    title: row.title,
    description: row.description,
    recipientId: row.recipientId,
    assigneeId: row.assigneeId,
    dueDate: row.dueDate,
    dueTime: row.dueTime,
    status: row.status,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedBy: row.completedBy,
    completedAt: row.completedAt?.toISOString() ?? null,
    seriesId: row.seriesId,
    repeat: row.repeat,
  };
}

/** The task, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockTask(tx: Transaction, circleId: string, taskId: string): Promise<TaskRow> {
  const row = await lockTaskEvenDeleted(tx, circleId, taskId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This task was deleted.' });
  return row;
}

/** A task that a series has not made yet is made. */
export async function lockTaskEvenDeleted(
  tx: Transaction,
  circleId: string,
  taskId: string,
): Promise<TaskRow> {
  const known = await lockRow(tx, circleId, taskId);
  if (known) return known;
  await makeTaskEarly(tx, circleId, taskId);
  const made = await lockRow(tx, circleId, taskId);
  if (!made) throw refuse('NOT_FOUND', { message: 'There is no such task.' });
  return made;
}

async function lockRow(tx: Transaction, circleId: string, taskId: string): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(tasks).where(isTask(circleId, taskId)).for('no key update');
  return row;
}

/** Writes the fields that change and answers the task as it now stands. */
export async function changeTask(tx: Transaction, row: TaskRow, changes: Partial<TaskRow>): Promise<Task> {
  await tx.update(tasks).set(changes).where(isTask(row.circleId, row.id));
  return taskOf({ ...row, ...changes });
}

function isTask(circleId: string, taskId: string) {
  return and(eq(tasks.circleId, circleId), eq(tasks.id, taskId));
}
