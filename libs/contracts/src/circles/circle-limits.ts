/** How much of a kind one circle, or one person, can have; more is refused (FULL). A family never comes near. */
export const circleLimits = {
  calendarEvents: 20_000,
  calendarSeries: 1_000,
  taskSeries: 500,
  recipients: 30,
  contacts: 100,
  doctors: 200,
  medications: 200,
  openBills: 500,
  expenses: 100_000,
  openBookings: 100,
  documents: 20_000,
  members: 100,
  circlesOfPerson: 50,
  /** Of one person cared for, present and to come. */
  checkInPauses: 50,
  /** Of one member, that can still be used. */
  checkInLinks: 20,
  /** For one person on one day. */
  shiftsOfDay: 40,
  /** For one person on one day, of all that is taken as needed. */
  neededDosesOfDay: 100,
} as const;

/** Days in which an admin can keep a circle that was deleted (SET-3). */
export const circleGraceDays = 14;

/** How many of a kind one answer lists at most, where there can be more: each of these lists goes on, or is the newest of one that does. */
export const listLimits = {
  page: 100,
  openAlerts: 50,
  uncovered: 100,
  careNow: 50,
  doses: 3_000,
  bills: 2 * circleLimits.openBills,
  interactions: 500,
  pausedDays: 400,
  /** Days from the first to the last of a range. */
  days: 63,
} as const;

/**
 * What one answer holds of the days of a calendar: so many of each day, fewer where they are long, but never fewer than `fewest`. The
 * rest of a day is read from its last one on.
 */
export const dayLimits = { most: 50, fewest: 6, bytes: 1_500_000 } as const;
