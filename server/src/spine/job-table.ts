import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Transaction } from '../database/database';
import type { Job } from './define-job';
import { jobs } from './spine.tables';

interface Appointment<P extends z.ZodType> {
  job: Job<P>;
  payload: z.input<P>;
  dueAt: Date;
  circleId: string | null;
  key?: string;
}

/** Writes a job into the same transaction as the reason for it; name and key replace. */
export async function putJob<P extends z.ZodType>(
  tx: Transaction,
  appointment: Appointment<P>,
): Promise<void> {
  const { job, payload, dueAt, circleId, key = randomUUID() } = appointment;
  const row = { circleId, payload: job.payload.parse(payload), dueAt, failures: 0 };
  await tx
    .insert(jobs)
    .values({ name: job.name, key, ...row })
    .onConflictDoUpdate({ target: [jobs.name, jobs.key], set: row });
}

/** Takes a job back. Gives false when it has run already or never was. */
export async function cancelJob<P extends z.ZodType>(
  tx: Transaction,
  job: Job<P>,
  key: string,
): Promise<boolean> {
  const gone = await tx
    .delete(jobs)
    .where(and(eq(jobs.name, job.name), eq(jobs.key, key)))
    .returning({ key: jobs.key });
  return gone.length > 0;
}
