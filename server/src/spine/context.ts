import type { DomainEvent, EventPayload, EventType, Signal, eventMap } from '@carecircle/contracts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database, Transaction } from '../database/database';
import type { Refusal } from '../refuse';
import type { ActorOf, CircleOf, Contract, InputOf } from './contract-types';
import type { Job } from './define-job';
import type { Appointment } from './jobs/job-table';
import type { SignalAudience } from './relays/relay';
import type { Services } from './services';

type TypesOfScope<S extends 'circle' | 'person'> = {
  [T in EventType]: (typeof eventMap)[T]['scope'] extends S ? T : never;
}[EventType];
export type CircleEventType = TypesOfScope<'circle'>;
export type PersonEventType = TypesOfScope<'person'>;

/**
 * Says that something happened, in the same transaction as the change. Gives the event's id. A payload off its schema
 * is our own mistake and throws.
 */
export interface Recorder {
  /** An event of the operation's circle. */
  <T extends CircleEventType>(type: T, payload: EventPayload<T>): Promise<string>;
  toCircle<T extends CircleEventType>(circleId: string, type: T, payload: EventPayload<T>): Promise<string>;
  toPerson<T extends PersonEventType>(personId: string, type: T, payload: EventPayload<T>): Promise<string>;
}

/** Lets a job run once at or after `dueAt`. The circle's same job with the same `key` is replaced. */
export type Schedule = <P extends z.ZodType>(
  job: Job<P>,
  payload: z.input<P>,
  dueAt: Date,
  options?: { key?: string },
) => Promise<void>;

/** Runs `work` in a transaction of its own. */
export type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** What every change works with: one transaction, its events, its follow-ups. */
export interface UnitOfWork {
  tx: Transaction;
  now: Date;
  record: Recorder;
  schedule: Schedule;
  /** The same for many, in one statement; no two are of the same name and key. */
  scheduleAll(appointments: readonly Omit<Appointment, 'circleId'>[]): Promise<void>;
  /**
   * Writes a new row with the last statement of the transaction: nothing before it sees the row. Where a row with its key
   * stands already, the change ends with this refusal.
   */
  addRow<T extends PgTable>(table: T, row: T['$inferSelect'], taken: () => Refusal): void;
  /** Sends a passing fact after the commit, `null` to every open screen; it is stored nowhere. */
  signal(signal: Signal, to: SignalAudience | null): void;
  /** Every process forgets what it remembers of this person's sessions, and open streams ask anew. */
  sessionsChanged(personId: string): void;
  /**
   * Runs once the change is certain. It must not fail the command: what it throws is only logged. What it has to write
   * down goes into a transaction of its own, at the time it then is.
   */
  afterCommit(run: (transact: Transact) => void | Promise<void>): void;
  /** The same for what takes long, such as sending: nobody waits for it, neither who made the change nor the next job. */
  inBackground(run: (transact: Transact) => Promise<void>): void;
  services: Services;
}

/** The request behind an operation. */
export interface Caller {
  sessionId: string | null;
  /** Socket address, IPv6 cut to its /64; a label for calls from inside. */
  address: string;
  userAgent: string;
  /** Whether the request came over TLS, at this server or at the proxy that it trusts. */
  isEncrypted: boolean;
  /** Origin of the page that calls, which has been found to be ours; null for programs and plain links. */
  origin?: string | null;
  /** Whether nobody waits for the answer any more. */
  hasLeft(): boolean;
  /** Adds a `set-cookie` line to the answer. */
  setCookie(line: string): void;
}

export interface CommandContext<C extends Contract> extends UnitOfWork {
  input: InputOf<C>;
  actor: ActorOf<C>;
  circle: CircleOf<C>;
  caller: Caller;
}

export interface QueryContext<C extends Contract> {
  db: Database;
  input: InputOf<C>;
  actor: ActorOf<C>;
  circle: CircleOf<C>;
  now: Date;
  caller: Caller;
  services: Services;
}

/** Work that takes long, such as hashing or reading a file: it runs outside a transaction and begins its own. */
export interface LongWorkContext<C extends Contract> extends QueryContext<C> {
  transact: Transact;
}

export interface ReactionContext<T extends EventType> extends UnitOfWork {
  event: DomainEvent<T>;
  /** The circle whose log this is; null in a person's own log. `record(type, …)` writes to it. */
  circleId: string | null;
}

export interface JobContext<P extends z.ZodType> extends UnitOfWork {
  payload: z.output<P>;
  circleId: string | null;
}
