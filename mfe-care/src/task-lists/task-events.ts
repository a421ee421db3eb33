import { needsRefetch } from '@carecircle/remote-kit';
import type { DomainEvent, Task, TaskFilter } from '@carecircle/contracts';
import { applyToDays, withoutRecord, type DayRange } from '../calendar-days/apply-to-days';
import { applyTask, applyTaskDeleted, type TaskPage } from './apply-task-event';

type TaskFact =
  | 'task.added'
  | 'task.edited'
  | 'task.claimed'
  | 'task.handed-back'
  | 'task.started'
  | 'task.completed'
  | 'task.reopened'
  | 'task.restored';

/** What each task event does to the pages of a list that was asked for `status`. */
export function onTaskPages(status?: TaskFilter) {
  return onTaskEvents<TaskPage[]>(
    (pages, { payload }) => applyTask(pages, payload.task, status),
    (pages, { payload }) => applyTaskDeleted(pages, payload.taskId, status),
  );
}

/** The same for the open ones, read as one page. */
export const onOpenTasks = onTaskEvents<TaskPage>(
  (page, { payload }) => applyTask([page], payload.task, 'open')?.[0],
  (page, { payload }) => applyTaskDeleted([page], payload.taskId, 'open')?.[0],
);

/** The same for the tasks that are due on some days. */
export function onTasksOfDays(range: DayRange) {
  return onTaskEvents<Task[]>(
    (tasks, { payload: { task } }) => applyToDays(tasks, task, task.dueDate, range),
    (tasks, { payload }) => withoutRecord(tasks, payload.taskId),
  );
}

function onTaskEvents<T>(
  upsert: (data: T, event: DomainEvent<TaskFact>) => T | undefined,
  remove: (data: T, event: DomainEvent<'task.deleted'>) => T | undefined,
) {
  return {
    'task.added': upsert,
    'task.edited': upsert,
    'task.claimed': upsert,
    'task.handed-back': upsert,
    'task.started': upsert,
    'task.completed': upsert,
    'task.reopened': upsert,
    'task.restored': upsert,
    'task.deleted': remove,
    // Which days a rule means the server knows: they are read anew.
    'task-series.changed': needsRefetch,
  };
}
