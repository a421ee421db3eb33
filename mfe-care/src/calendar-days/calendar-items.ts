import type { CalendarEvent, Task } from '@carecircle/contracts';
import type { DayTitle } from '@carecircle/ui/fields';
import type { CalendarFilter } from './calendar-filter';

/** Something that stands on a day of the calendar, at a time `HH:MM` or, null, all day. */
export type CalendarItem = { id: string; day: string; time: string | null } & (
  | { kind: 'event'; event: CalendarEvent }
  | { kind: 'task'; task: Task }
);

/** Events and tasks as the filter wants them, by day and time; all-day ones last, and a task without a due time is one (CAL-1, CAL-2). */
export function calendarItems(
  events: readonly CalendarEvent[],
  tasks: readonly Task[],
  filter: CalendarFilter = 'all',
): CalendarItem[] {
  const ofEvents = filter === 'tasks' ? [] : events.map(itemOfEvent);
  const ofTasks = filter === 'events' ? [] : tasks.map(itemOfTask);
  return [...ofEvents, ...ofTasks].sort(compareItems);
}

export function itemsOn(day: string, items: readonly CalendarItem[]): CalendarItem[] {
  return items.filter((item) => item.day === day);
}

/** How many items stand on each day that has some. */
export function countByDay(items: readonly CalendarItem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { day } of items) counts[day] = (counts[day] ?? 0) + 1;
  return counts;
}

/** What stands on each day in the month, in the order of the day's list; what is done or called off is struck through as there. */
export function titlesByDay(items: readonly CalendarItem[]): Record<string, DayTitle[]> {
  const titles: Record<string, DayTitle[]> = {};
  for (const item of items) (titles[item.day] ??= []).push(titleOf(item));
  return titles;
}

function titleOf(item: CalendarItem): DayTitle {
  const { title, status } = item.kind === 'task' ? item.task : item.event;
  const isStruck = status === (item.kind === 'task' ? 'completed' : 'cancelled');
  return { id: item.id, text: title, isOutlined: item.kind === 'task', isStruck };
}

function itemOfEvent(event: CalendarEvent): CalendarItem {
  return { kind: 'event', id: event.id, day: event.date, time: event.time, event };
}

function itemOfTask(task: Task): CalendarItem {
  return { kind: 'task', id: task.id, day: task.dueDate, time: task.dueTime, task };
}

function compareItems(one: CalendarItem, other: CalendarItem): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}

function placeOf({ day, time, kind, id }: CalendarItem): string {
  return `${day} ${time ?? '24:00'} ${kind} ${id}`;
}
