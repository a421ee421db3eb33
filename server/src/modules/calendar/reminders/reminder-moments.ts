import { Temporal } from 'temporal-polyfill';
import { startOfDay } from '../../../records/circle-days';
import type { CalendarEventRow } from '../calendar-events.tables';

/** Minutes before the beginning of an event (finance-settings-services, Notification preferences). */
const advanceMinutes = 60;
/** The evening before a whole day, on the circle's wall. */
const eveningHour = 18;

export interface ReminderMoments {
  startsAt: Date;
  remindAt: Date;
}

/** When an event begins in the circle's zone and when one is reminded of it; an all-day event on the evening before (CAL-3). */
export function reminderMoments(
  { date, time }: Pick<CalendarEventRow, 'date' | 'time'>,
  timeZone: string,
): ReminderMoments {
  if (time === null) {
    const evening = Temporal.PlainDate.from(date)
      .subtract({ days: 1 })
      .toPlainDateTime({ hour: eveningHour });
    return {
      startsAt: startOfDay(timeZone, date),
      remindAt: new Date(evening.toZonedDateTime(timeZone).epochMilliseconds),
    };
  }
  const startsMs = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
  return { startsAt: new Date(startsMs), remindAt: new Date(startsMs - advanceMinutes * 60_000) };
}
