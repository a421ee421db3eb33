import type { DomainEvent, TaskStatus } from '@carecircle/contracts';
import { applyTask, applyTaskDeleted, type TaskPage } from './apply-task-event';

type TaskFact =
  'task.added' | 'task.edited' | 'task.claimed' | 'task.started' | 'task.completed' | 'task.restored';

/** What each task event does to the pages of a list that was asked for `status`. */
export function onTaskPages(status?: TaskStatus) {
  return onTaskEvents<TaskPage[]>(
    (pages, { payload }) => applyTask(pages, payload.task, status),
    (pages, { payload }) => applyTaskDeleted(pages, payload.taskId, status),
  );
}

/** The same for a list that is read as one page. */
export const onTaskPage = onTaskEvents<TaskPage>(
  (page, { payload }) => applyTask([page], payload.task)?.[0],
  (page, { payload }) => applyTaskDeleted([page], payload.taskId)?.[0],
);

function onTaskEvents<T>(
  upsert: (data: T, event: DomainEvent<TaskFact>) => T | undefined,
  remove: (data: T, event: DomainEvent<'task.deleted'>) => T | undefined,
) {
  return {
    'task.added': upsert,
    'task.edited': upsert,
    'task.claimed': upsert,
    'task.started': upsert,
    'task.completed': upsert,
    'task.restored': upsert,
    'task.deleted': remove,
  };
}
