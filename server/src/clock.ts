/** Where the server takes the time from: tests and the making of histories set another. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
