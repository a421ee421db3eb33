/** How far a report goes back from today (REP-1): seven days, a month, three months. */
export const reportPeriods = ['weekly', 'monthly', 'quarterly'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

export const reportLimits = {
  /** Tasks that a report names. */
  recentTasks: 3,
  /** Notes of a report, and of a detailed one. */
  notes: 20,
  allNotes: 100,
  /** Of each plot. */
  points: 400,
  /** From the first to the last of a range that a reader chose: six years. */
  days: 2_192,
  /** Medications by name, the deleted ones included. */
  medications: 200,
  /** Letters that one member can have sent on one day. */
  lettersOfDay: 50,
} as const;

/** Share of doses given from which on a report calls it good, and fair; below that it is low (REP-1). */
export const reportAdherence = { good: 90, fair: 75 } as const;

/** Where the server writes a report as a file, for whoever may read it (REP-2). */
export const reportPaths = {
  pdf: '/api/reports/care-report.pdf',
  csv: '/api/reports/care-report.csv',
} as const;
