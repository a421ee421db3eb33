import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { momentOf } from '../../../recurrence/wall-moments';

const morning = '07:00';
/** After that a server that was away in the morning leaves the day alone. */
const noon = '12:00';

/** The next seven in the morning in a zone. */
export function nextSummaryTime(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const first = momentOf(timeZone, today, morning);
  return first > now ? first : momentOf(timeZone, addDays(today, 1), morning);
}

/** Whether it is the time of day for a summary. */
export function isSummaryTime(timeZone: string, now: Date): boolean {
  const today = dayIn(timeZone, now);
  return now >= momentOf(timeZone, today, morning) && now < momentOf(timeZone, today, noon);
}
