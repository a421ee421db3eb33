import { refuse } from '../refuse';

const mostDaysApart = 62;

/** Refuses a range of days `YYYY-MM-DD` that ends before it begins, or 63 and more days later. */
export function requireRange({ from, to }: { from: string; to: string }): void {
  const daysApart = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (daysApart >= 0 && daysApart <= mostDaysApart) return;
  throw refuse('INVALID_INPUT', {
    message: `The last day is the first one or at most ${mostDaysApart} days later.`,
    fields: [{ path: 'to', code: 'day_range' }],
  });
}
