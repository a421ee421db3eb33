import type * as z from 'zod';
import type { JobContext } from './context';

export interface Job<P extends z.ZodType = z.ZodType> {
  /** Stable name `<area>.<verb-noun>`: it stands in the database. */
  name: string;
  payload: P;
  run(context: JobContext<P>): Promise<void>;
}

/** Declares work for a later time. It runs in one transaction: a failure rolls back and is tried again, later each time. */
export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}
