import { useMemo } from 'react';
import { dayLimits } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import type { DayRange } from '../calendar-days/apply-to-days';
import { countByDay, type CalendarItem } from '../calendar-days/calendar-items';

/** How many events and tasks of a day are not listed with its month. */
export interface MoreOfDay {
  events: number;
  tasks: number;
}
const onChanges = {
  'calendar-event.added': needsRefetch,
  'calendar-event.edited': needsRefetch,
  'calendar-event.restored': needsRefetch,
  'calendar-event.deleted': needsRefetch,
  'calendar-series.changed': needsRefetch,
  'calendar.imported': needsRefetch,
  'task.added': needsRefetch,
  'task.edited': needsRefetch,
  'task.restored': needsRefetch,
  'task.deleted': needsRefetch,
  'task-series.changed': needsRefetch,
};

/** What the list of a month leaves out, by day; asked for only where a day has so much that something may be left out. */
export function useFullDays(range: DayRange, items: readonly CalendarItem[]): ReadonlyMap<string, MoreOfDay> {
  const enabled = Object.values(countByDay(items)).some((count) => count >= dayLimits.fewest);
  const { data } = useLiveQuery('care.listFullDays', range, { on: onChanges, enabled });
  return useMemo(() => new Map(data?.map(({ day, ...more }) => [day, more])), [data]);
}
