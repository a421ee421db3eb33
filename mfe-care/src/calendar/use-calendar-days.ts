import { useAllowed, useLiveQuery } from '@carecircle/remote-kit';
import { onTasksOfDays } from '../task-lists/task-events';
import type { DayRange } from '../calendar-days/apply-to-days';
import { onCalendarEvents } from './on-calendar-events';

/** Events and, for who may see them, tasks of some days; undefined until both are there. */
export function useCalendarDays(range: DayRange, { enabled = true } = {}) {
  const seesTasks = useAllowed('task:view');
  const events = useLiveQuery('care.listCalendarEvents', range, { on: onCalendarEvents(range), enabled });
  const tasks = useLiveQuery('care.listTasksBetween', range, {
    on: onTasksOfDays(range),
    enabled: enabled && seesTasks,
  });
  const isRead = events.data !== undefined && (!seesTasks || tasks.data !== undefined);
  const refetch = () => {
    events.refetch();
    if (seesTasks) tasks.refetch();
  };
  return {
    days: isRead ? { events: events.data ?? [], tasks: tasks.data ?? [] } : undefined,
    error: events.error ?? tasks.error,
    refetch,
  };
}
