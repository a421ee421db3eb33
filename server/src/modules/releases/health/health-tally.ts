import type { HealthSignal } from '@carecircle/contracts';
import type { Database } from '../../../database/database';
import { addCounts, minuteOf, type SignalCount } from './health-rows';
import { readRollouts, versionsInUse } from '../rollouts/rollout-rows';

/** One browser's visits of a minute that count; more are no family looking at its screens. */
const mostVisits = 30;

export interface HealthTally {
  /** Counts what the browser of a person saw; what is not served counts nothing. */
  note(personId: string, signals: readonly HealthSignal[], now: Date): Promise<void>;
  /** Writes what was counted since. */
  flush(): Promise<void>;
}

/**
 * Adds up signals in memory and writes sums, so that a crowd of browsers costs one statement (REL-4). It holds counts alone: a row for
 * each served version, minute, kind and length, and for a minute how much each person sent, so that nobody can take a release back alone.
 */
export function createHealthTally(db: Database): HealthTally {
  let counts = new Map<string, SignalCount>();
  let visits = new Map<string, number>();
  let visitsOf = 0;
  let inUse: Promise<ReadonlySet<string>> | null = null;

  const mayCount = (personId: string, { kind, remote }: HealthSignal, minute: Date) => {
    if (visitsOf !== minute.getTime()) [visits, visitsOf] = [new Map(), minute.getTime()];
    const key = `${personId} ${remote} ${kind}`;
    const sent = (visits.get(key) ?? 0) + 1;
    visits.set(key, sent);
    return sent <= mostVisits;
  };

  return {
    async note(personId, signals, now) {
      inUse ??= placesInUse(db);
      const places = await inUse;
      const minute = minuteOf(now);
      for (const signal of signals) {
        const { remote, version, kind, ms } = signal;
        if (!places.has(`${remote}/${version}`) || !mayCount(personId, signal, minute)) continue;
        const bucket = ms === undefined ? 0 : bucketOf(ms);
        const key = [remote, version, minute.getTime(), kind, bucket].join(' ');
        const count = (counts.get(key)?.count ?? 0) + 1;
        counts.set(key, { remote, version, minute, kind, bucket, count });
      }
    },
    async flush() {
      const written = [...counts.values()];
      counts = new Map();
      // Asked for again by the next one who brings something.
      inUse = null;
      await addCounts(db, written);
    },
  };
}

async function placesInUse(db: Database): Promise<ReadonlySet<string>> {
  const rows = await readRollouts(db);
  return new Set(rows.flatMap((row) => versionsInUse(row).map((version) => `${row.remote}/${version}`)));
}

/** Lengths of time in steps of a fifth: some sixty of them hold everything up to ten minutes. */
function bucketOf(ms: number): number {
  return ms < 1 ? 0 : Math.round(1.2 ** Math.round(Math.log(ms) / Math.log(1.2)));
}
