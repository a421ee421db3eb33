import type { BillFrequency } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';

const step = {
  weekly: { weeks: 1 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { years: 1 },
} as const satisfies Record<BillFrequency, object>;

/**
 * Due date (`YYYY-MM-DD`) of the bill that follows one due on `dueDate`. Months keep `anchorDay` where they have it and
 * end early where they do not: due on the 31st, then the 28th of February, then the 31st of March (FIN-2). Null when it
 * would lie past the year 9999, which no calendar day of ours can say.
 */
export function nextDueDate(dueDate: string, frequency: BillFrequency, anchorDay: number): string | null {
  const next = Temporal.PlainDate.from(dueDate).add(step[frequency]);
  if (next.year > 9999) return null;
  if (frequency === 'weekly') return next.toString();
  return next.with({ day: Math.min(anchorDay, next.daysInMonth) }).toString();
}

/** Day of the month of a due date: what a series keeps. */
export function anchorDayOf(dueDate: string): number {
  return Temporal.PlainDate.from(dueDate).day;
}
