import type { Task } from '@carecircle/contracts';
import { patch, patchPages } from '@carecircle/remote-kit';
import { applyTask, applyTaskDeleted, findTask, type TaskPage } from './apply-task-event';

type Change = (pages: TaskPage[], status: Task['status'] | undefined) => TaskPage[] | undefined;

/** Shows a task at once in every list, before the server has answered. */
export function showTask(task: Task) {
  return onEveryList((pages, status) => applyTask(pages, task, status));
}

/** Shows a change of a task in every list that holds it. */
export function changeTask(taskId: string, change: (task: Task) => Task) {
  return onEveryList((pages, status) => {
    const task = findTask(pages, taskId);
    return task && applyTask(pages, change(task), status);
  });
}

/** Hides a task from every list. */
export function hideTask(taskId: string) {
  return onEveryList((pages, status) => applyTaskDeleted(pages, taskId, status));
}

// A list that cannot tell stays as it is: the event will have it read anew.
function onEveryList(change: Change) {
  return [
    patch('care.listTasks', (page, { status }) => change([page], status)?.[0] ?? page),
    patchPages('care.listTasks', (pages, { status }) => change(pages, status) ?? pages),
  ];
}
