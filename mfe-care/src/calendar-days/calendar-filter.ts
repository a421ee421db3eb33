export const calendarFilters = ['all', 'events', 'tasks'] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

/** The filter named in an address; `all` where it names none. */
export function calendarFilter(text: string | null): CalendarFilter {
  return calendarFilters.find((filter) => filter === text) ?? 'all';
}
