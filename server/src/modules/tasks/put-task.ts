import type { Task, TaskInput } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { taskOf } from './task-rows';
import { tasks, type TaskRow } from './tasks.tables';

type NewTask = TaskInput & { taskId: string };

/** Puts a new task into a circle and tells it, whether a member adds it or something that happened asks for it. */
export async function putTask(
  { addRow, record, now }: Pick<UnitOfWork, 'addRow' | 'record' | 'now'>,
  circleId: string,
  createdBy: string,
  { taskId, title, description, recipientId, assigneeId, dueDate, dueTime }: NewTask,
): Promise<Task> {
  const row: TaskRow = {
    ...{ circleId, id: taskId, title, description, recipientId, assigneeId, dueDate, dueTime },
    status: 'pending',
    createdBy,
    createdAt: now,
    updatedAt: now,
    completedBy: null,
    completedAt: null,
    deletedAt: null,
    ...{ seriesId: null, ruleDay: null, repeat: null },
  };
  addRow(tasks, row, () => refuse('ALREADY_DONE', { message: 'This task was added before.' }));
  const task = taskOf(row);
  await record('task.added', { task });
  return task;
}
