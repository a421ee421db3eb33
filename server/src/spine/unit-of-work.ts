import { setTimeout as wait } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { appendingEvents, reachedSequences, type NewEvent } from './append-events';
import type { Transact, UnitOfWork } from './context';
import { createRecorder } from './create-recorder';
import { isWorthRetrying } from './database-errors';
import { putJob } from './job-table';
import type { RelayMessage } from './relay';
import type { Spine } from './spine';

interface Origin {
  actorId: string | null;
  /** Circle whose events `record(type, …)` writes and whose jobs `schedule` makes. */
  circleId: string | null;
  now: Date;
}

/** What only the one who opens a unit of work may do in it. */
interface Frame {
  /** Another change that rides on the last statement of the transaction. */
  closeWith(statement: SQL): void;
  /** The same unit at another time, which its events will carry. */
  at(now: Date): UnitOfWork;
}

type Work<T> = (unit: UnitOfWork, frame: Frame) => Promise<T>;

type FollowUp = (transact: Transact) => void | Promise<void>;

const longestTransactionMs = 15_000;
const attempts = 3;

/**
 * Runs one change: rows, events and jobs commit together, then the other parts are told. A deadlock runs it again from
 * the beginning, so `work` must do nothing outside the transaction but through `afterCommit`.
 */
export async function inUnitOfWork<T>(spine: Spine, origin: Origin, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(spine, origin, work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
    }
  }
}

async function runOnce<T>(spine: Spine, origin: Origin, work: Work<T>): Promise<T> {
  const messages: RelayMessage[] = [];
  const followUps: FollowUp[] = [];
  const events: NewEvent[] = [];
  const { answer, rows } = await spine.database.inTransaction((tx) =>
    withinTime(async () => {
      let closing: SQL | null = null;
      const at = (now: Date) => createUnit(spine, { ...origin, now }, { tx, events, messages, followUps });
      const closeWith = (statement: SQL) => void (closing = statement);
      const answer = await work(at(origin.now), { at, closeWith });
      return { answer, closing: appendingEvents(events, closing) };
    }),
  );
  if (events.length > 0)
    for (const [scopeId, sequence] of reachedSequences(rows))
      messages.push({ kind: 'look', scopeId, sequence });
  if (messages.length > 0) spine.relay.announce(messages);
  const transact: Transact = (later) =>
    inUnitOfWork(spine, { ...origin, now: spine.services.clock.now() }, later);
  for (const followUp of followUps) await runSafely(spine, () => followUp(transact));
  return answer;
}

interface Collected {
  tx: Transaction;
  events: NewEvent[];
  messages: RelayMessage[];
  followUps: FollowUp[];
}

function createUnit(
  spine: Spine,
  origin: Origin,
  { tx, events, messages, followUps }: Collected,
): UnitOfWork {
  return {
    tx,
    now: origin.now,
    record: createRecorder(origin, events),
    services: spine.services,
    async schedule(job, payload, dueAt, { key } = {}) {
      await putJob(tx, { job, payload, dueAt, circleId: origin.circleId, key });
      followUps.push(() => spine.onScheduled(dueAt));
    },
    signal(signal, to) {
      messages.push({ kind: 'signal', to, actorId: origin.actorId, signal });
    },
    sessionsChanged: (personId) => void messages.push({ kind: 'sessions-changed', personId }),
    afterCommit: (run) => void followUps.push(run),
  };
}

async function runSafely(spine: Spine, followUp: () => void | Promise<void>): Promise<void> {
  try {
    await followUp();
  } catch (error) {
    spine.services.log.error({ err: error }, 'work after a commit failed');
  }
}

/** Awaiting the outer database handle inside a transaction would never end; this ends it with a rollback. */
async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = wait(longestTransactionMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error('The transaction took too long.');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work(), late]);
  } finally {
    stop.abort();
  }
}
