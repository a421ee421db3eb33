import { sql } from 'drizzle-orm';
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

interface DueJob extends Record<string, unknown> {
  name: string;
  key: string;
  circle_id: string | null;
  payload: unknown;
  due_at: string;
}

/**
 * Runs jobs once, at or after their time. Taking a job and doing it is one transaction, so it survives restarts, and
 * several servers skip what another one holds.
 */
export function createScheduler(spine: Spine): Scheduler {
  const jobs = new Map(spine.modules.flatMap((module) => module.jobs.map((job) => [job.name, job] as const)));
  let poll: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  let running: Promise<number> | null = null;

  const runAll = async () => {
    let ran = 0;
    while (jobs.size > 0 && (await runNext(spine, jobs))) ran += 1;
    return ran;
  };
  const runDue = () => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
  const lookQuietly = () => {
    runDue().catch((error: unknown) =>
      spine.services.log.warn({ err: error }, 'looking for due jobs failed'),
    );
  };

  return {
    runDue,
    start() {
      poll = setInterval(lookQuietly, pollMs).unref();
    },
    wake(dueAt) {
      const delayMs = dueAt.getTime() - spine.services.clock.now().getTime();
      if (!poll || delayMs > 60_000) return;
      const alarm = setTimeout(
        () => {
          alarms.delete(alarm);
          lookQuietly();
        },
        Math.max(delayMs, 0),
      );
      alarms.add(alarm.unref());
    },
    async stop() {
      clearInterval(poll);
      for (const alarm of alarms) clearTimeout(alarm);
      await running?.catch(() => 0);
    },
  };
}

async function runNext(spine: Spine, jobs: ReadonlyMap<string, Job>): Promise<boolean> {
  const due = await findDue(spine, jobs);
  if (!due) return false;
  try {
    await runJob(spine, jobs.get(due.name) as Job, due);
  } catch (error) {
    await postpone(spine, due, error);
  }
  return true;
}

async function findDue(spine: Spine, jobs: ReadonlyMap<string, Job>): Promise<DueJob | undefined> {
  const known = sql.join(
    [...jobs.keys()].map((name) => sql`${name}`),
    sql`, `,
  );
  const found = await spine.database.db.execute<DueJob>(sql`
    select name, key, circle_id, payload, due_at from jobs
    where due_at <= ${spine.services.clock.now().toISOString()}::timestamptz and name in (${known})
    order by due_at limit 1 for update skip locked`);
  return found.rows[0];
}

async function runJob(spine: Spine, job: Job, due: DueJob): Promise<void> {
  const origin = { actorId: null, circleId: due.circle_id, now: spine.services.clock.now() };
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
  await spine.database.db.execute(sql`
    update jobs set failures = failures + 1,
      due_at = ${now}::timestamptz + least(power(2, failures + 1), ${longestBackoffMs / 1000}) * interval '1 second'
    where name = ${due.name} and key = ${due.key}`);
}
