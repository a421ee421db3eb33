import { monthOf } from './shown-day';
import { useCalendarDays } from './use-calendar-days';

/** Events and tasks of a day's month; of today alone, which the page brings, while its month is on its way. */
export function useShownDays(day: string, today: string) {
  const month = useCalendarDays(monthOf(day));
  const isAwaited = day === today && month.days === undefined && month.error === null;
  const present = useCalendarDays({ from: today, to: today }, { enabled: isAwaited });
  return isAwaited ? { ...month, days: present.days } : month;
}
