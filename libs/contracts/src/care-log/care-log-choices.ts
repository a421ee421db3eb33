/** What time was spent on (CARE-1). */
export const careTimeKinds = [
  'personal',
  'household',
  'transport',
  'company',
  'appointment',
  'night-watch',
  'paperwork',
  'other',
] as const;

/** Who reads an entry of the journal: those who keep the care log, or every member of the circle (CARE-1). */
export const journalAudiences = ['carers', 'everyone'] as const;

/** What of the care log has a limit; `minutesInDay` is for one member, whomever they cared for. */
export const careLogLimits = {
  minutesInDay: 1_440,
  longestNote: 2_000,
  longestEntry: 4_000,
  longestTimeNote: 500,
  shiftDaysAway: 366,
  weeks: 8,
  /** For one person from two days ago to two weeks ahead, those included that began before: 40 on each day (`shiftsOfDay`). */
  shiftsShown: 760,
} as const;
