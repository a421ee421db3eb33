import { sql } from 'drizzle-orm';
import { isUnreachable } from '../database-errors';
import { ranks, type Job } from '../define-job';
import { isJob, type JobKey } from './job-table';
import type { Spine } from '../spine';
import { inUnitOfWork } from '../unit-of-work';

const longestBackoffMs = 3_600_000;

interface DueJob extends JobKey {
  name: string;
}

/**
 * Runs one of these jobs that is due, the earliest of the first name that has one. Taking a job and doing it is one
 * transaction, so it survives restarts, and several servers skip what another one holds. Gives false when none is due.
 */
export async function runDueJob(spine: Spine, known: readonly Job[], now: Date): Promise<boolean> {
  const due = await findDue(spine, known, now);
  const job = known.find(({ name }) => name === due?.name);
  if (!due || !job) return false;
  try {
    await runJob(spine, job, due, now);
  } catch (error) {
    await postpone(spine, due, error);
  }
  return true;
}

/** Asks the index once for each name, so that a job in front is found as quickly behind thousands as behind none. */
async function findDue(spine: Spine, known: readonly Job[], now: Date): Promise<DueJob | undefined> {
  if (known.length === 0) return undefined;
  const names = known.map(({ name, rank }) => sql`(${name}, ${ranks.indexOf(rank ?? 'usual')}::int)`);
  const found = await spine.database.db.execute<{ name: string; key: string; circle_id: string | null }>(sql`
    select due.name, due.key, due.circle_id
    from (values ${sql.join(names, sql`, `)}) as known(name, rank)
    cross join lateral (
      select name, key, circle_id, due_at from jobs
      where jobs.name = known.name and due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit 1 for update skip locked) as due
    order by known.rank, due.due_at limit 1`);
  const [row] = found.rows;
  return row && { name: row.name, key: row.key, circleId: row.circle_id };
}

async function runJob(spine: Spine, job: Job, due: DueJob, now: Date): Promise<void> {
  const origin = { actorId: null, circleId: due.circleId, now };
  await inUnitOfWork(spine, origin, async (unit) => {
    const taken = await unit.tx.execute<{ payload: unknown }>(sql`
      delete from jobs where ctid in (
        select ctid from jobs where ${isJob(due.name, due)} and due_at <= ${now.toISOString()}::timestamptz
        for update skip locked)
      returning payload`);
    const [row] = taken.rows;
    if (!row) return;
    await job.run({ ...unit, circleId: due.circleId, payload: job.payload.parse(row.payload) });
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
    where ${isJob(due.name, due)}`);
}
