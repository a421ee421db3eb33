import type { Task, TaskFilter } from '@carecircle/contracts';
import { patch, patchPages } from '@carecircle/remote-kit';
import { applyToDays, withoutRecord } from '../calendar-days/apply-to-days';
import { applyTask, applyTaskDeleted, findTask, type TaskPage } from './apply-task-event';

type Change = (pages: TaskPage[], status: TaskFilter | undefined) => TaskPage[] | undefined;

/** Shows a task at once in every list and on its day, before the server has answered. */
export function showTask(task: Task) {
  return [
    ...onEveryList((pages, status) => applyTask(pages, task, status)),
    patch('care.listTasksBetween', (tasks, range) => applyToDays(tasks, task, task.dueDate, range)),
  ];
}

/** Shows a change of a task wherever it is known. */
export function changeTask(taskId: string, change: (task: Task) => Task) {
  return [
    ...onEveryList((pages, status) => {
      const task = findTask(pages, taskId);
      return task && applyTask(pages, change(task), status);
    }),
    patch('care.listTasksBetween', (tasks, range) => {
      const known = tasks.find(({ id }) => id === taskId);
      const task = known && change(known);
      return task ? applyToDays(tasks, task, task.dueDate, range) : tasks;
    }),
  ];
}

/** Hides a task from every list and day. */
export function hideTask(taskId: string) {
  return [
    ...onEveryList((pages, status) => applyTaskDeleted(pages, taskId, status)),
    patch('care.listTasksBetween', (tasks) => withoutRecord(tasks, taskId)),
  ];
}

// A list that cannot tell stays as it is: the event will have it read anew.
function onEveryList(change: Change) {
  return [
    patch('care.listTasks', (page, { status }) => change([page], status)?.[0] ?? page),
    patchPages('care.listTasks', (pages, { status }) => change(pages, status) ?? pages),
  ];
}
