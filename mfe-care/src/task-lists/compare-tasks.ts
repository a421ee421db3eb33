import type { Task } from '@carecircle/contracts';

/**
 * The order of the task list: open ones soonest due first, without a time after every time of that day; then completed
 * ones, latest first. The same as the server's.
 */
export function compareTasks(one: Task, other: Task): number {
  const isDone = one.completedAt !== null;
  if (isDone !== (other.completedAt !== null)) return isDone ? 1 : -1;
  return isDone ? compare(doneKey(other), doneKey(one)) : compare(dueKey(one), dueKey(other));
}

function dueKey({ dueDate, dueTime, id }: Task): string {
  return `${dueDate} ${dueTime ?? '24:00'} ${id}`;
}

function doneKey({ completedAt, id }: Task): string {
  return `${completedAt ?? ''} ${id}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
