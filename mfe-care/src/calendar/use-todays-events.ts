import type { CalendarEvent } from '@carecircle/contracts';
import { useFormats, useLiveQuery } from '@carecircle/remote-kit';
import { useWallMoment } from '../wall-moment/use-wall-moment';
import { onCalendarEvents } from './on-calendar-events';

/** An event that says no end is over an hour after it began. */
const usualHours = 1;

/** Today's open events: `events` are those of now and later by time, all-day ones last, `past` those whose time is over. */
export function useTodaysEvents() {
  const today = useFormats().today();
  const range = { from: today, to: today };
  const { data, ...query } = useLiveQuery('care.listCalendarEvents', range, { on: onCalendarEvents(range) });
  const { time: now } = useWallMoment();
  const pending = data
    ?.filter(({ status }) => status === 'pending')
    .sort((one, other) => ((one.time ?? '24:00') < (other.time ?? '24:00') ? -1 : 1));
  return {
    ...query,
    today,
    events: pending?.filter((event) => endOf(event) > now),
    past: pending?.filter((event) => endOf(event) <= now) ?? [],
  };
}

function endOf({ time, endTime }: CalendarEvent): string {
  if (time === null) return '24:00';
  // What ends at an earlier time than it began goes on until the next day.
  if (endTime !== null) return endTime > time ? endTime : '24:00';
  return `${String(Number(time.slice(0, 2)) + usualHours).padStart(2, '0')}${time.slice(2)}`;
}
