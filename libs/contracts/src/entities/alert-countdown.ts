/** Seconds between pressing and the alert going out. */
export const alertCountdownSeconds = 10;
