import { requireRange } from '../../records/require-range';
import type { Placed } from './parts-of-days';

interface Input {
  from: string;
  to: string;
  /** `HH:MM`, or `24:00` of what is all day, and the id of the last one that was shown. */
  after?: string | undefined;
}

/** A range of days as it was asked for; what goes on after one of a day is about that day alone. */
export function rangeOf({ from, to, after }: Input): {
  from: string;
  to: string;
  after?: Pick<Placed, 'time' | 'id'>;
} {
  requireRange({ from, to });
  if (after === undefined) return { from, to };
  const [time = '', id = ''] = after.split(' ');
  return { from, to: from, after: { time: time === '24:00' ? null : time, id } };
}
