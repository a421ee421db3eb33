import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Transaction } from '../../database/database';
import type { Job } from '../define-job';
import { jobs } from '../spine.tables';

/** Which of the jobs of one name: keys are the circle's own. */
export interface JobKey {
  circleId: string | null;
  key: string;
}

export interface Appointment<P extends z.ZodType = z.ZodType> {
  job: Job<P>;
  payload: z.input<P>;
  dueAt: Date;
  circleId: string | null;
  key?: string;
  /** Where the one that is replaced was due sooner, this one is too: what comes again and again is not put off for ever. */
  orSooner?: boolean;
}

/** Writes a job into the same transaction as the reason for it; one of the same name, circle and key is replaced. */
export function putJob<P extends z.ZodType>(tx: Transaction, appointment: Appointment<P>): Promise<void> {
  return putJobs(tx, [appointment]);
}

/** The same for many, no two of which are of the same name, circle and key. */
export async function putJobs(tx: Transaction, appointments: readonly Appointment[]): Promise<void> {
  await put(
    tx,
    appointments.filter(({ orSooner }) => !orSooner),
    sql`excluded.due_at`,
  );
  await put(
    tx,
    appointments.filter(({ orSooner }) => orSooner),
    sql`least(${jobs.dueAt}, excluded.due_at)`,
  );
}

async function put(tx: Transaction, appointments: readonly Appointment[], dueAgainAt: SQL): Promise<void> {
  if (appointments.length === 0) return;
  const rows = appointments.map(({ job, payload, dueAt, circleId, key = randomUUID() }) => {
    const row = { payload: job.payload.parse(payload), dueAt, failures: 0 };
    return { name: job.name, circleId, key, ...row };
  });
  await tx
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobs.circleId, jobs.name, jobs.key],
      set: { payload: sql`excluded.payload`, dueAt: dueAgainAt, failures: sql`excluded.failures` },
    });
}

/**
 * Takes a job back: where a payload is given, only as it was put down with it. Gives false when it has run already, was replaced or never
 * was.
 */
export async function cancelJob<P extends z.ZodType>(
  tx: Transaction,
  job: Job<P>,
  key: JobKey,
  payload?: z.input<P>,
): Promise<boolean> {
  const asPut = payload === undefined ? undefined : eq(jobs.payload, job.payload.parse(payload));
  const gone = await tx
    .delete(jobs)
    .where(and(isJob(job.name, key), asPut))
    .returning({ key: jobs.key });
  return gone.length > 0;
}

/** What a job that waits for its time was put down with, kept from running and changing until the transaction ends; null where none does. */
export async function holdJob<P extends z.ZodType>(
  tx: Transaction,
  job: Job<P>,
  key: JobKey,
): Promise<z.output<P> | null> {
  const [row] = await tx
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(isJob(job.name, key))
    .for('no key update');
  return row ? job.payload.parse(row.payload) : null;
}

/** Takes back all that a circle has planned. */
export async function cancelJobsOf(tx: Transaction, circleId: string): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.circleId, circleId));
}

/** The condition on `jobs` that only this job meets. */
export function isJob(name: string, { circleId, key }: JobKey): SQL | undefined {
  const ofCircle = circleId === null ? isNull(jobs.circleId) : eq(jobs.circleId, circleId);
  return and(ofCircle, eq(jobs.name, name), eq(jobs.key, key));
}
