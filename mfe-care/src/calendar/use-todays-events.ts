import { useFormats, useLiveQuery } from '@carecircle/remote-kit';
import { onCalendarEvents } from './on-calendar-events';

/** What is still to come of today's events, by time, all-day ones last. */
export function useTodaysEvents() {
  const today = useFormats().today();
  const range = { from: today, to: today };
  const { data, ...query } = useLiveQuery('care.listCalendarEvents', range, { on: onCalendarEvents(range) });
  const pending = data
    ?.filter(({ status }) => status === 'pending')
    .sort((one, other) => ((one.time ?? '24:00') < (other.time ?? '24:00') ? -1 : 1));
  return { ...query, today, events: pending };
}
