import pino, { type Logger } from 'pino';

/** Lines go out together, ten times a second and at the end: a request waits for none, a kill -9 loses the last of them. */
export function openLog(level: string): Logger {
  return pino(
    { level, base: undefined },
    pino.destination({ sync: false, minLength: 4_096, periodicFlush: 100 }),
  );
}
