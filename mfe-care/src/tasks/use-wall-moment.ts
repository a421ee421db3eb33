import { useNow, useSession } from '@carecircle/remote-kit';
import type { WallMoment } from './due-state';

/** Day and time now in the circle's zone, in steps of 30 s. */
export function useWallMoment(): WallMoment {
  const { timeZone } = useSession().circle;
  return wallMoment(useNow(), timeZone);
}

/** `timeMs` is milliseconds since 1970. */
export function wallMoment(timeMs: number, timeZone: string): WallMoment {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    timeMs,
  );
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
