import type { Figure } from '../figure';
import { runProgram, toldBy } from '../server-programs';

const timers = 2_000;

interface Fired {
  /** From the second in which they were due to the last of them. */
  lastMs: number;
  /** How many fired once more. */
  twice: number;
}

/** Timers of two servers on one PostgreSQL, one of which is killed among them. None where the machine lacks the programs. */
export function measureTimers(): Figure[] {
  const fired = toldBy<Fired | null>(runProgram('fire-timers', { TIMERS: String(timers) }));
  if (!fired) {
    console.info('Without PostgreSQL and NATS on this machine no timers are measured.');
    return [];
  }
  const due = `${timers.toLocaleString('en')} timers due in the same second, one of two servers killed`;
  return [
    {
      promise: `${due}: the last one fires`,
      ...{ measured: fired.lastMs, unit: 'ms' },
      limit: { atMost: 10_000, of: 'measured' },
    },
    {
      promise: `${due}: fired twice`,
      ...{ measured: fired.twice, unit: 'timers' },
      limit: { atMost: 0, of: 'measured' },
    },
  ];
}
