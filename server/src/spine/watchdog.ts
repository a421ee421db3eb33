import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Job } from './define-job';

/** Why nobody can rely on reminders: this server's scheduler does nothing any more, or a job that is due was not done by any. */
export interface Trouble {
  kind: 'stopped' | 'late';
  /** The name of the job that is late. */
  job: string | null;
  since: Date;
}

export interface Watchdog {
  start(): void;
  /** Looks, and tells what has changed since the last look. */
  look(): Promise<void>;
  trouble(): Trouble | null;
  stop(): void;
}

interface Parts {
  db: Database;
  jobs: readonly Job[];
  clock: Clock;
  log: Logger;
  /** For how long the scheduler has not looked for jobs nor finished one, in milliseconds of time that passed. */
  quietMs: () => number;
  /** Tells the operator of the trouble or of its end. */
  tell: (trouble: Trouble, isOver: boolean) => Promise<void>;
}

const everyMs = 15_000;
/** A transaction ends after 45 seconds: one that runs longer is no work any more. */
const quietTooLongMs = 90_000;
/** What nobody waits for may take its time when a whole zone wakes up. */
const lateAfterMs = { urgent: 30_000, usual: 300_000, idle: 6 * 3_600_000 } as const;

/**
 * Watches the scheduler from outside of it, with a timer of its own: a scheduler that has stopped cannot say so (NOTE-5). What is
 * late is read from the database, so any server notices that all the others are gone.
 */
export function createWatchdog({ db, jobs, clock, log, quietMs, tell }: Parts): Watchdog {
  let trouble: Trouble | null = null;
  let timer: NodeJS.Timeout | undefined;

  const find = async (): Promise<Trouble | null> => {
    const quiet = quietMs();
    const now = clock.now();
    if (quiet > quietTooLongMs) return { kind: 'stopped', job: null, since: new Date(now.getTime() - quiet) };
    return findLate(db, jobs, now);
  };

  const look = async () => {
    const found = await find();
    const before = trouble;
    trouble = found;
    if (found && found.kind !== before?.kind) {
      log.error({ ...found }, 'the scheduler is in trouble: people may not be reminded');
      await tell(found, false);
    }
    if (before && !found) {
      log.info({ ...before }, 'the scheduler is well again');
      await tell(before, true);
    }
  };

  return {
    look,
    trouble: () => trouble,
    start() {
      timer = setInterval(() => {
        look().catch((error: unknown) => log.warn({ err: error }, 'looking after the scheduler failed'));
      }, everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** The earliest job that is later than its rank allows; one that failed is put off and not late. */
async function findLate(db: Database, jobs: readonly Job[], now: Date): Promise<Trouble | null> {
  const limits = jobs.map(({ name, rank = 'usual' }) => {
    return sql`(${name}, ${new Date(now.getTime() - lateAfterMs[rank]).toISOString()}::timestamptz)`;
  });
  if (limits.length === 0) return null;
  const found = await db.execute<{ name: string; due_at: Date | string }>(sql`
    select late.name, late.due_at from (values ${sql.join(limits, sql`, `)}) as known(name, latest)
    cross join lateral (
      select name, due_at from jobs where jobs.name = known.name and due_at < known.latest
      order by due_at limit 1) as late
    order by late.due_at limit 1`);
  const [row] = found.rows;
  return row ? { kind: 'late', job: row.name, since: new Date(row.due_at) } : null;
}
