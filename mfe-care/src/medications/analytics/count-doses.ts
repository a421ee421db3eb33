import type { DoseCounts } from '@carecircle/contracts';

export const bands = ['night', 'morning', 'afternoon', 'evening'] as const;
type Band = (typeof bands)[number];

interface CountedDay {
  day: string;
  counts: DoseCounts | null;
}

/** How many doses of some were given, on time or late. */
export function shareOf(counts: DoseCounts | null): { given: number; total: number } {
  if (!counts) return { given: 0, total: 0 };
  const given = counts.taken + counts.late;
  return { given, total: given + counts.skipped + counts.missed };
}

/** Adherence in percent for each seven days up to the last one, at the last of them; null for a week without doses. */
export function byWeek(days: readonly CountedDay[]): { at: string; value: number | null }[] {
  const weeks: { at: string; value: number | null }[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end).map(({ counts }) => shareOf(counts));
    const total = week.reduce((sum, each) => sum + each.total, 0);
    const given = week.reduce((sum, each) => sum + each.given, 0);
    weeks.unshift({ at: days[end - 1]?.day ?? '', value: total === 0 ? null : (100 * given) / total });
  }
  return weeks;
}

/** Doses that were missed or skipped, by six hours of the day from midnight. */
export function byBand(hours: readonly { hour: number; counts: DoseCounts }[]): Record<Band, number> {
  const sums: Record<Band, number> = { night: 0, morning: 0, afternoon: 0, evening: 0 };
  for (const { hour, counts } of hours) {
    const band = bands[Math.floor(hour / 6)];
    if (band) sums[band] += counts.skipped + counts.missed;
  }
  return sums;
}
