import { Temporal } from 'temporal-polyfill';
import { isSouthern } from './is-southern';

/** Parts of the day, by the hour at which each begins; before the first and from the last on it is time to rest. */
const bandStarts = [
  [6, 'morning'],
  [10, 'midday'],
  [14, 'afternoon'],
  [18, 'evening'],
  [22, 'rest'],
] as const;
export const bands = ['morning', 'midday', 'afternoon', 'evening', 'rest'] as const;
export type Band = (typeof bands)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Day, part of the day and season where a zone is, at a moment (section 9; the south has its seasons half a year later). */
export function bandAndSeason(timeZone: string, moment: Date): { day: string; band: Band; season: Season } {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  const [, band] = bandStarts.findLast(([hour]) => local.hour >= hour) ?? [0, 'rest' as const];
  const quarter = Math.floor(((local.month + 9) % 12) / 3) + (isSouthern(timeZone) ? 2 : 0);
  return { day: local.toPlainDate().toString(), band, season: seasons[quarter % 4] ?? 'spring' };
}
