/** How often something repeats; nothing repeats within a day (RFC 5545 knows more, and files that ask for it are refused). */
export const repeatFrequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Days of the week as RFC 5545 names them, in the order of its weeks. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Which day of its months a monthly rule means, told from the day it begins on: the same number (months without it are left out),
 * the same weekday counted from the month's first or last day, or the last day whatever its number.
 */
export const monthlyChoices = ['day', 'weekday', 'last-weekday', 'last-day'] as const;

/** What a change or a deletion of something that repeats is about, beside the one occurrence. */
export const seriesScopes = ['following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** Days ahead for which a repeating task has its tasks made, and which the coverage board looks at (TASK-3). */
export const coverageDays = 14;
