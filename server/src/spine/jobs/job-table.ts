import { randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Transaction } from '../../database/database';
import type { Job } from '../define-job';
import { jobs } from '../spine.tables';

/** Which of the jobs of one name: keys are the circle's own. */
export interface JobKey {
  circleId: string | null;
  key: string;
}

interface Appointment<P extends z.ZodType> {
  job: Job<P>;
  payload: z.input<P>;
  dueAt: Date;
  circleId: string | null;
  key?: string;
}

/** Writes a job into the same transaction as the reason for it; one of the same name, circle and key is replaced. */
export async function putJob<P extends z.ZodType>(
  tx: Transaction,
  appointment: Appointment<P>,
): Promise<void> {
  const { job, payload, dueAt, circleId, key = randomUUID() } = appointment;
  const row = { payload: job.payload.parse(payload), dueAt, failures: 0 };
  await tx
    .insert(jobs)
    .values({ name: job.name, circleId, key, ...row })
    .onConflictDoUpdate({ target: [jobs.circleId, jobs.name, jobs.key], set: row });
}

/** Takes a job back. Gives false when it has run already or never was. */
export async function cancelJob<P extends z.ZodType>(
  tx: Transaction,
  job: Job<P>,
  key: JobKey,
): Promise<boolean> {
  const gone = await tx.delete(jobs).where(isJob(job.name, key)).returning({ key: jobs.key });
  return gone.length > 0;
}

/** The condition on `jobs` that only this job meets. */
export function isJob(name: string, { circleId, key }: JobKey): SQL | undefined {
  const ofCircle = circleId === null ? isNull(jobs.circleId) : eq(jobs.circleId, circleId);
  return and(ofCircle, eq(jobs.name, name), eq(jobs.key, key));
}
