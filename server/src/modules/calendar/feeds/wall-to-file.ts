import { Temporal } from 'temporal-polyfill';
import type { WallMoment } from './feed-entry';

/** `20261124` of a day `2026-11-24`. */
export const dayText = (day: string) => day.replaceAll('-', '');

/** `20261124T103000`: a time on a wall as calendar files write it. */
export const wallText = ({ day, time }: WallMoment) => `${dayText(day)}T${time.replace(':', '')}00`;

/** `20261124T163000Z`: what the wall of a zone shows, in UTC. */
export function instantText({ day, time }: WallMoment, zone: string): string {
  const instant = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant();
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** What the wall of another zone, or of the same one, shows at that moment; a time that the clocks jump over comes as much later. */
export function onOtherWall({ day, time }: WallMoment, from: string, to: string): WallMoment {
  const there = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(from).withTimeZone(to);
  return {
    day: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
