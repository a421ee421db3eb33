const dayMs = 86_400_000;
const names = new Map<number, string>();

/** Days since 1970-01-01: what rules are computed with, a hundred times faster than with dates. */
export function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}

// What a database and `YYYY-MM-DD` can hold.
const [earliest, latest] = [Date.parse('0001-01-01') / dayMs, Date.parse('9999-12-31') / dayMs];

/** `YYYY-MM-DD` of a day number; before the first year and after the last one, their ends. */
export function dayName(number: number): string {
  const known = names.get(number);
  if (known !== undefined) return known;
  const within = Math.min(Math.max(number, earliest), latest);
  const name = new Date(within * dayMs).toISOString().slice(0, 10);
  // A few years at most are asked for again and again.
  if (names.size > 4_000) names.clear();
  names.set(number, name);
  return name;
}

/** So many days after a calendar day `YYYY-MM-DD`, or before it. */
export function addDays(day: string, days: number): string {
  return days === 0 ? day : dayName(dayNumber(day) + days);
}

/** 0 is Monday. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** Year, month from 0, and day of the month of a day number. */
export function dateParts(number: number): { year: number; month: number; day: number } {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

export function numberOfDate(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / dayMs;
}
