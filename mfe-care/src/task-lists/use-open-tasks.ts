import { useLiveQuery } from '@carecircle/remote-kit';
import { onTaskPage } from './task-events';

/** The hundred open tasks that are due soonest, with the counts of all; what glances at the dashboard need. */
export function useOpenTasks() {
  const { data, ...query } = useLiveQuery('care.listTasks', { limit: 100 }, { on: onTaskPage });
  const tasks = data?.tasks.filter(({ status }) => status !== 'completed');
  return { ...query, tasks, counts: data?.counts };
}
