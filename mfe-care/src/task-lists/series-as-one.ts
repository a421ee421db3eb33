import type { Task } from '@carecircle/contracts';

/** One row of a list: a task or, of what repeats, the next one that is open. */
export interface TaskOnce {
  task: Task;
  /** Days on which the series goes on, as far as they are known. */
  followingDays: string[];
}

/**
 * Tasks in their order, a series once: its first open task stands for those after it in the same state, and completing it lets the
 * next one take its place. What was done stands for itself.
 */
export function seriesAsOne(tasks: readonly Task[]): TaskOnce[] {
  const rows = new Map<string, TaskOnce>();
  for (const task of tasks) {
    const row = rows.get(rowOf(task));
    if (row) row.followingDays.push(task.dueDate);
    else rows.set(rowOf(task), { task, followingDays: [] });
  }
  return [...rows.values()];
}

/** How many rows there are in each state. */
export function countRows(tasks: readonly Task[]): Record<Task['status'], number> {
  const counts = { pending: 0, 'in-progress': 0, completed: 0 };
  for (const { task } of seriesAsOne(tasks)) counts[task.status] += 1;
  return counts;
}

function rowOf({ id, seriesId, status }: Task): string {
  return seriesId === null || status === 'completed' ? id : `${seriesId} ${status}`;
}
