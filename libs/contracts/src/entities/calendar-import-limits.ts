/** What a calendar file may be to be imported (CAL-4). */
export const calendarImportLimits = {
  fileBytes: 1024 * 1024,
  events: 2_000,
  /** Days that are written one by one for a rule which says more than people choose here. */
  daysOfRule: 400,
  /** Rules of that kind in one file. */
  strangeRules: 50,
  /** Lines that a report names of each kind. */
  named: 50,
} as const;

/** Why something of a file is left out (`left`), or is added with a difference (`told`). */
export const leftReasons = [
  'no-title',
  'no-start',
  'unknown-zone',
  'out-of-range',
  'too-often',
  'strange-rule',
  'cancelled',
  'changed',
] as const;
export const toldReasons = ['ends-later', 'cut-off', 'skipped-time'] as const;
