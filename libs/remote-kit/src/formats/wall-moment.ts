import { dateTimeFormat } from './intl';

/** A day `YYYY-MM-DD` and a time `HH:MM` as a clock on the wall shows them. */
export interface WallMoment {
  day: string;
  time: string;
}

/** A moment (milliseconds since 1970) in a time zone (IANA name). */
export function wallMoment(timeMs: number, timeZone: string): WallMoment {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(timeMs);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
