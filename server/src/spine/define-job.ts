import type * as z from 'zod';
import type { JobContext } from './context';

/** What goes first where several jobs are due: somebody in need, what people are told in time, what nobody waits for. */
export const ranks = ['urgent', 'usual', 'idle'] as const;

export interface Job<P extends z.ZodType = z.ZodType> {
  /** Stable name `<area>.<verb-noun>`: it stands in the database. */
  name: string;
  payload: P;
  /** `usual` unless told. An urgent one also overtakes other work that waits for the database. */
  rank?: (typeof ranks)[number];
  run(context: JobContext<P>): Promise<void>;
}

/** Declares work for a later time. It runs in one transaction: a failure rolls back and is tried again, later each time. */
export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}
