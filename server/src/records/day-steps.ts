import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Days of one person cared for, both ends included, counted together in steps of so many days. */
export interface DaySteps {
  circleId: string;
  recipientId: string;
  from: string;
  to: string;
  stepDays: number;
}

/** Which step of a span a day is in, from 0: years of records come as a few hundred rows. */
export function stepOf(day: AnyColumn | SQL, { from, stepDays }: DaySteps): SQL<number> {
  // In the text itself: a parameter that stands twice is two different ones to `group by`.
  return sql<number>`(${day} - date ${sql.raw(`'${onlyDay(from)}'`)}) / ${sql.raw(String(Math.trunc(stepDays)))}`;
}

function onlyDay(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error('A span begins on a day.');
  return day;
}
