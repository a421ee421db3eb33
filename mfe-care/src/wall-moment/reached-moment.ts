import { wallMoment, type WallMoment } from '@carecircle/remote-kit';

const hourMs = 3_600_000;

/**
 * How far the wall of a zone has come (`timeMs` is milliseconds since 1970). When the clocks go back an hour comes twice: in its
 * second run the wall has already shown all of it, so that what was overdue stays so.
 */
export function reachedMoment(timeMs: number, timeZone: string): WallMoment {
  const { day, time } = wallMoment(timeMs, timeZone);
  const isSecondRun = wallMoment(timeMs - hourMs, timeZone).time === time;
  return { day, time: isSecondRun ? `${time.slice(0, 2)}:59` : time };
}
