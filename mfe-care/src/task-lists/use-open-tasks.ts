import { useLiveQuery } from '@carecircle/remote-kit';
import { onOpenTasks } from './task-events';

/** The hundred open tasks that are due soonest, with the counts of all; what glances at the dashboard need. */
export function useOpenTasks() {
  const wanted = { status: 'open', limit: 100 } as const;
  const { data, ...query } = useLiveQuery('care.listTasks', wanted, { on: onOpenTasks });
  return { ...query, tasks: data?.tasks, counts: data?.counts };
}
