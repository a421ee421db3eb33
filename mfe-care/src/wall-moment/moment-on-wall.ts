import { wallMoment, type WallMoment } from '@carecircle/remote-kit';

/**
 * The moment, in milliseconds since 1970, at which the wall of a zone shows a day and a time. A time that the clocks jump over
 * becomes one beside the jump; of one that comes twice it is one of the two.
 */
export function momentOnWall(wanted: WallMoment, timeZone: string): number {
  const wantedMs = asUtc(wanted);
  const near = wantedMs + wantedMs - asUtc(wallMoment(wantedMs, timeZone));
  // The first step may have crossed a change of the clocks.
  return near + wantedMs - asUtc(wallMoment(near, timeZone));
}

function asUtc({ day, time }: WallMoment): number {
  return Date.parse(`${day}T${time}:00Z`);
}
