import { getTableName, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { insertingRow } from '../database/inserting-row';
import type { Refusal } from '../refuse';
import { appendingEvents, reachedSequences, type NewEvent } from './append-events';
import type { Transact, UnitOfWork } from './context';
import { createRecorder } from './create-recorder';
import { isWorthRetrying, tableWithSameKey } from './database-errors';
import { putJobs } from './jobs/job-table';
import type { RelayMessage } from './relays/relay';
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
  deferToCommit(statement: SQL): void;
  /** The same unit at another time, which its events will carry. */
  at(now: Date): UnitOfWork;
}

type Work<T> = (unit: UnitOfWork, frame: Frame) => Promise<T>;

type FollowUp = (transact: Transact) => void | Promise<void>;

/** The demo circle is made anew in one transaction, which takes long on a slow machine. */
const longestTransactionMs = 45_000;
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
  const taken = new Map<string | null, () => Refusal>();
  const { answer, rows } = await spine.database
    .inTransaction((tx) =>
      withinTime(async () => {
        const changes: SQL[] = [];
        const collected = { tx, events, messages, followUps, changes, taken };
        const at = (now: Date) => createUnit(spine, { ...origin, now }, collected);
        const deferToCommit = (statement: SQL) => void changes.push(statement);
        const answer = await work(at(origin.now), { at, deferToCommit });
        return { answer, closing: appendingEvents(events, changes) };
      }),
    )
    .catch((error: unknown) => {
      throw taken.get(tableWithSameKey(error))?.() ?? error;
    });
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
  /** What the last statement does beside appending the events. */
  changes: SQL[];
  /** What it means, by table, that a new row's key is taken. */
  taken: Map<string | null, () => Refusal>;
  messages: RelayMessage[];
  followUps: FollowUp[];
}

function createUnit(
  spine: Spine,
  origin: Origin,
  { tx, events, changes, taken, messages, followUps }: Collected,
): UnitOfWork {
  const scheduleAll: UnitOfWork['scheduleAll'] = async (appointments) => {
    await putJobs(
      tx,
      appointments.map((each) => ({ ...each, circleId: origin.circleId })),
    );
    for (const { dueAt } of appointments) followUps.push(() => spine.onScheduled(dueAt));
  };
  return {
    tx,
    now: origin.now,
    record: createRecorder(origin, events),
    services: spine.services,
    schedule: (job, payload, dueAt, { key } = {}) => scheduleAll([{ job, payload, dueAt, key }]),
    scheduleAll,
    addRow(table, row, refusal) {
      changes.push(insertingRow(table, row));
      taken.set(getTableName(table), refusal);
    },
    signal(signal, to) {
      messages.push({ kind: 'signal', to, actorId: origin.actorId, signal });
    },
    sessionsChanged: (personId) => void messages.push({ kind: 'sessions-changed', personId }),
    afterCommit: (run) => void followUps.push(run),
    inBackground(run) {
      followUps.push((transact) => spine.background.follow(runSafely(spine, () => run(transact))));
    },
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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error('The transaction took too long.'));
    timer = setTimeout(end, longestTransactionMs).unref();
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
