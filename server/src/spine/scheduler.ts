import { sql } from 'drizzle-orm';
import { isUnreachable } from './database-errors';
import type { Job } from './define-job';
import type { Spine } from './spine';
import { inUnitOfWork } from './unit-of-work';

const pollMs = 1000;
const longestBackoffMs = 3_600_000;

export interface Scheduler {
  start(): void;
  /** Looks again at this time, when it comes before the next look. */
  wake(dueAt: Date): void;
  /** Runs all jobs that are due now; gives how many ran. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

/** A look for due jobs that has not begun: it serves all who come meanwhile, or a busy server's line would only grow. */
interface Look {
  reached: Date;
  /** Gives how many jobs ran. */
  turn: Promise<number>;
}

interface DueJob extends Record<string, unknown> {
  name: string;
  key: string;
  circle_id: string | null;
  payload: unknown;
  due_at: string;
}

/**
 * Runs jobs once, at or after their time. Taking a job and doing it is one transaction, so it survives restarts, and
 * several servers skip what another one holds. A wait of up to a minute is measured in time that passed: a countdown ends
 * when it should, though the clock be set back meanwhile.
 */
export function createScheduler(spine: Spine): Scheduler {
  const jobs = new Map(spine.modules.flatMap((module) => module.jobs.map((job) => [job.name, job] as const)));
  let poll: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  let queue: Promise<unknown> = Promise.resolve();
  let next: Look | null = null;

  const runAll = async (reached: Date) => {
    let ran = 0;
    while (jobs.size > 0 && (await runNext(spine, jobs, latest(spine.services.clock.now(), reached))))
      ran += 1;
    return ran;
  };
  const runDue = (reached = new Date(0)) => {
    if (next) {
      next.reached = latest(next.reached, reached);
      return next.turn;
    }
    const begin = () => {
      next = null;
      return runAll(look.reached);
    };
    const look: Look = { reached, turn: queue.then(begin) };
    queue = look.turn.catch(() => undefined);
    next = look;
    return look.turn;
  };
  const lookQuietly = (reached?: Date) => {
    runDue(reached).catch((error: unknown) =>
      spine.services.log.warn({ err: error }, 'looking for due jobs failed'),
    );
  };

  return {
    runDue: () => runDue(),
    start() {
      poll = setInterval(lookQuietly, pollMs).unref();
    },
    wake(dueAt) {
      const delayMs = dueAt.getTime() - spine.services.clock.now().getTime();
      if (!poll || delayMs > 60_000) return;
      const alarm = setTimeout(
        () => {
          alarms.delete(alarm);
          lookQuietly(dueAt);
        },
        Math.max(delayMs, 0),
      );
      alarms.add(alarm.unref());
    },
    async stop() {
      clearInterval(poll);
      for (const alarm of alarms) clearTimeout(alarm);
      await queue;
    },
  };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

async function runNext(spine: Spine, jobs: ReadonlyMap<string, Job>, now: Date): Promise<boolean> {
  const due = await findDue(spine, jobs, now);
  if (!due) return false;
  try {
    await runJob(spine, jobs.get(due.name) as Job, due, now);
  } catch (error) {
    await postpone(spine, due, error);
  }
  return true;
}

async function findDue(spine: Spine, jobs: ReadonlyMap<string, Job>, now: Date): Promise<DueJob | undefined> {
  const known = sql.join(
    [...jobs.keys()].map((name) => sql`${name}`),
    sql`, `,
  );
  const found = await spine.database.db.execute<DueJob>(sql`
    select name, key, circle_id, payload, due_at from jobs
    where due_at <= ${now.toISOString()}::timestamptz and name in (${known})
    order by due_at limit 1 for update skip locked`);
  return found.rows[0];
}

async function runJob(spine: Spine, job: Job, due: DueJob, now: Date): Promise<void> {
  const origin = { actorId: null, circleId: due.circle_id, now };
  await inUnitOfWork(spine, origin, async (unit) => {
    const taken = await unit.tx.execute<DueJob>(sql`
      delete from jobs where (name, key) in (
        select name, key from jobs where name = ${due.name} and key = ${due.key}
          and due_at <= ${origin.now.toISOString()}::timestamptz
        for update skip locked)
      returning circle_id, payload`);
    const row = taken.rows[0];
    if (!row) return;
    await job.run({ ...unit, circleId: row.circle_id, payload: job.payload.parse(row.payload) });
  });
}

async function postpone(spine: Spine, due: DueJob, error: unknown): Promise<void> {
  spine.services.log.error({ err: error, job: due.name, key: due.key }, 'a job failed');
  const now = spine.services.clock.now().toISOString();
  // A database that was away is no failure of the job: it waits a second, however often that happens.
  const failed = isUnreachable(error) ? 0 : 1;
  await spine.database.db.execute(sql`
    update jobs set failures = failures + ${failed},
      due_at = ${now}::timestamptz
        + least(power(2, (failures + 1) * ${failed}), ${longestBackoffMs / 1000}) * interval '1 second'
    where name = ${due.name} and key = ${due.key}`);
}
