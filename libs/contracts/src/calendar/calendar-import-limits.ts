/** What a calendar file may be to be imported (CAL-4). */
export const calendarImportLimits = {
  fileBytes: 2 * 1024 * 1024,
  events: 4_000,
  /** What else a file may hold: parts of any kind, zones that it describes with their clocks, dates in lists. */
  inFile: { parts: 20_000, zones: 100, clocks: 2_000, dates: 4_000 },
  /** Days that are written one by one for a rule which says more than people choose here. */
  daysOfRule: 400,
  /** Rules of that kind in one file. */
  strangeRules: 50,
  /** The time of the server's that a file may take. */
  milliseconds: 10_000,
  /** Lines that a report names of each kind. */
  named: 50,
  /** Events that a report shows of those that come. */
  shownFirst: 5,
} as const;

/** Why something of a file is left out (`left`), or is added with a difference (`told`). */
export const leftReasons = [
  'no-title',
  'no-start',
  'damaged',
  'unknown-zone',
  'out-of-range',
  'too-often',
  'strange-rule',
  'too-many-rules',
  'cancelled',
  'changed',
] as const;
export const toldReasons = ['ends-later', 'cut-off', 'skipped-time'] as const;
