import { weekdays, type Repeat } from '@carecircle/contracts';
import { dateParts, dayNumber, weekdayOf } from './day-number';

/** The RRULE of RFC 5545 that a rule is, whose first day is `start`; `until` is the end as the file writes it. */
export function rruleOf(repeat: Repeat, start: string, until: string | null): string {
  const { frequency, interval, count } = repeat;
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...daysPart(repeat, start),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(until === null ? [] : [`UNTIL=${until}`]),
  ].join(';');
}

function daysPart({ frequency, weekdays: chosen, monthlyOn }: Repeat, start: string): string[] {
  const { month, day } = dateParts(dayNumber(start));
  const weekday = weekdays[weekdayOf(dayNumber(start))];
  if (frequency === 'weekly') return [`BYDAY=${chosen.length > 0 ? chosen.join(',') : weekday}`, 'WKST=MO'];
  if (frequency === 'yearly') return [`BYMONTH=${month + 1}`, `BYMONTHDAY=${day}`];
  if (frequency === 'daily') return [];
  const parts = {
    day: `BYMONTHDAY=${day}`,
    weekday: `BYDAY=${Math.ceil(day / 7)}${weekday}`,
    'last-weekday': `BYDAY=-1${weekday}`,
    'last-day': 'BYMONTHDAY=-1',
  };
  return [parts[monthlyOn]];
}
