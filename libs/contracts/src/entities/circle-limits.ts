/** How much of a kind one circle, or one person, can have; more is refused (FULL). A family never comes near. */
export const circleLimits = {
  calendarEvents: 20_000,
  calendarSeries: 1_000,
  taskSeries: 500,
  recipients: 30,
  contacts: 100,
  medications: 200,
  openBills: 500,
  members: 100,
  circlesOfPerson: 50,
} as const;

/**
 * What one answer holds of the days of a calendar: so many of each day, fewer where they are long, but never fewer than `fewest`. The
 * rest of a day is read from its last one on.
 */
export const dayLimits = { most: 50, fewest: 6, bytes: 1_500_000 } as const;
