import * as z from 'zod';
import { Day } from '../primitives';
import { monthlyChoices, repeatFrequencies, seriesScopes, weekdays } from './repeat-choices';

export const Weekday = z.enum(weekdays);

export const SeriesScope = z.enum(seriesScopes);

/**
 * A rule of recurrence as people choose it: a part of RFC 5545 that the server writes as an RRULE. Its first day is the day of what
 * repeats. `weekdays` say the days of a weekly rule, none the one of its first day; without `until` and `count` it never ends.
 */
export const Repeat = z
  .strictObject({
    frequency: z.enum(repeatFrequencies),
    interval: z.int().min(1).max(99),
    weekdays: z.array(Weekday).max(7),
    monthlyOn: z.enum(monthlyChoices),
    /** The last day on which it may happen. */
    until: Day.nullable(),
    /** How often it happens in all. */
    count: z.int().min(1).max(999).nullable(),
  })
  .refine(({ until, count }) => until === null || count === null, { path: ['until'], error: 'one_end' })
  .refine(({ weekdays: chosen }) => new Set(chosen).size === chosen.length, {
    path: ['weekdays'],
    error: 'chosen_twice',
  });
export type Repeat = z.infer<typeof Repeat>;
