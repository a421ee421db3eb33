/** Seconds between pressing and the alert going out. */
export const alertCountdownSeconds = 10;

/** A press that reached nobody counts by its age, up to a day: by then it tells of what was, not of what is. */
export const mostHeldMs = 86_400_000;

/** Minutes after which a drill that nobody ended is over. */
export const drillMinutes = 10;
