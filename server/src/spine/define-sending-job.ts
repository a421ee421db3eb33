import * as z from 'zod';
import type { JobContext, UnitOfWork } from './context';
import { defineJob, type Job } from './define-job';
import { isFinalRefusal } from './is-final-refusal';
import { cancelJob } from './jobs/job-table';
import { sendAfterCommit } from './send-after-commit';

export type SendingOutcome = 'sent' | 'failed' | 'given-up';

interface Sending<P extends z.ZodRawShape> {
  /** Stable name `<area>.<verb-noun>`: it stands in the database. */
  name: string;
  /** `usual` unless told. */
  rank?: Job['rank'];
  /** Ids of what is told; never a secret, for it stands in the database until the letter is gone. */
  payload: z.ZodObject<P>;
  /** Tells apart what one circle, or nobody's circle, has to send at the same time. */
  keyOf(payload: z.output<z.ZodObject<P>>): string;
  /** Reads what is to be sent as it is now, and gives how; null when there is nothing to send any more. */
  prepare(
    context: Omit<JobContext<z.ZodObject<P>>, 'payload'> & { payload: z.output<z.ZodObject<P>> },
  ): Promise<(() => Promise<void>) | null>;
  /** Writes down how it went; `failed` is tried again, `given-up` is not. `error` is why it did not go out. */
  settle?(
    unit: UnitOfWork,
    payload: z.output<z.ZodObject<P>>,
    outcome: SendingOutcome,
    error?: unknown,
  ): Promise<void>;
}

const attempts = { attempt: z.int().positive().default(1) };
const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;
/** With an hour between them, three days. */
const mostAttempts = 78;

/**
 * A job that sends something to the world: planned in the transaction of its reason, so that nothing is lost, and done outside of any.
 * The attempt after this one is planned before it begins, and taken back when it went well: a server that dies in between sends
 * again, nothing waits for the other side inside a transaction, and one that is away is asked later and later for three days.
 */
export function defineSendingJob<P extends z.ZodRawShape>(sending: Sending<P>): Job {
  const payload = sending.payload.extend(attempts);
  const job: Job = defineJob({
    name: sending.name,
    rank: sending.rank,
    payload,
    async run(context) {
      const { circleId, schedule, now } = context;
      const told = context.payload as z.output<z.ZodObject<P>> & { attempt: number };
      const send = await sending.prepare({ ...context, payload: told });
      if (!send) return;
      const key = sending.keyOf(told);
      const isLast = told.attempt >= mostAttempts;
      const next = { ...told, attempt: told.attempt + 1 };
      if (!isLast) await schedule(job, next, nextAttempt(told.attempt, now), { key });
      // What was planned anew meanwhile has more to tell, and stays.
      const giveUp = ({ tx }: UnitOfWork) => cancelJob(tx, job, { circleId, key }, next);
      sendAfterCommit(context, {
        ...{ what: 'a letter, text or push', about: { job: sending.name, attempt: told.attempt } },
        send,
        onSent: async (unit) => {
          await giveUp(unit);
          await sending.settle?.(unit, told, 'sent');
        },
        onFailed: async (unit, error) => {
          const isOver = isLast || isFinalRefusal(error);
          if (isOver) await giveUp(unit);
          await sending.settle?.(unit, told, isOver ? 'given-up' : 'failed', error);
        },
      });
    },
  });
  return job;
}

function nextAttempt(attempt: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (attempt - 1) * minuteMs, longestPauseMs));
}
