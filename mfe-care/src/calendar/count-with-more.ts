import type { CalendarFilter } from '../calendar-days/calendar-filter';
import { countByDay, type CalendarItem } from '../calendar-days/calendar-items';
import type { MoreOfDay } from './use-full-days';

/** What of a day is not listed, as the filter wants it. */
export function moreOf(more: MoreOfDay | undefined, filter: CalendarFilter): MoreOfDay | undefined {
  return (
    more && {
      events: filter === 'tasks' ? 0 : more.events,
      tasks: filter === 'events' ? 0 : more.tasks,
    }
  );
}

/** How many items stand on each day that has some, with those that are not listed. */
export function countWithMore(
  items: readonly CalendarItem[],
  full: ReadonlyMap<string, MoreOfDay>,
  filter: CalendarFilter,
): Record<string, number> {
  const counts = countByDay(items);
  for (const [day, more] of full) {
    const { events = 0, tasks = 0 } = moreOf(more, filter) ?? {};
    counts[day] = (counts[day] ?? 0) + events + tasks;
  }
  return counts;
}
