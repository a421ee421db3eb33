import type { TaskStatus } from '@carecircle/contracts';

export const taskFilters = ['all', 'pending', 'in-progress', 'completed'] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** The filter named in an address; `all` where it names none. */
export function taskFilter(text: string | null): TaskFilter {
  return taskFilters.find((filter) => filter === text) ?? 'all';
}

/** The status that a filter asks the server for. */
export function statusOf(filter: TaskFilter): TaskStatus | undefined {
  return filter === 'all' ? undefined : filter;
}
