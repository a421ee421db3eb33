import type { ChosenDays } from './use-report';

/** So many years up to today, today included; from the 1st of March where there was no 29th of February. */
export function yearsBack(today: string, years: number): ChosenDays {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + 1);
  return { from: date.toISOString().slice(0, 10), to: today };
}
