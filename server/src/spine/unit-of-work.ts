import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '../database/database';
import { appendEvents } from './append-events';
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

type FollowUp = (transact: Transact) => void | Promise<void>;

const longestTransactionMs = 15_000;
const attempts = 3;

/**
 * Runs one change: rows, events and jobs commit together, then the other parts are told. A deadlock runs it again from
 * the beginning, so `work` must do nothing outside the transaction but through `afterCommit`.
 */
export async function inUnitOfWork<T>(
  spine: Spine,
  origin: Origin,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(spine, origin, work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
    }
  }
}

async function runOnce<T>(spine: Spine, origin: Origin, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const messages: RelayMessage[] = [];
  const followUps: FollowUp[] = [];
  const result = await spine.database.db.transaction((tx) =>
    withinTime(async () => {
      const { record, events } = createRecorder(origin);
      const unit = createUnit(spine, origin, tx, messages, followUps);
      const answer = await work({ ...unit, record });
      const reached = await appendEvents(tx, events);
      for (const [scopeId, sequence] of reached) messages.push({ kind: 'look', scopeId, sequence });
      return answer;
    }),
  );
  if (messages.length > 0) spine.relay.announce(messages);
  const transact: Transact = (later) =>
    inUnitOfWork(spine, { ...origin, now: spine.services.clock.now() }, later);
  for (const followUp of followUps) await runSafely(spine, () => followUp(transact));
  return result;
}

function createUnit(
  spine: Spine,
  origin: Origin,
  tx: Transaction,
  messages: RelayMessage[],
  followUps: FollowUp[],
): Omit<UnitOfWork, 'record'> {
  return {
    tx,
    now: origin.now,
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
