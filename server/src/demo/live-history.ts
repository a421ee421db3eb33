import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Person } from '../access/person';
import type { Caller } from '../spine/context';
import { runOperation } from '../spine/run-operation';
import type { createHistorySpine } from './history-spine';

type History = ReturnType<typeof createHistorySpine>;

/** A command of the past, or a question asked on the way; the command id and the circle's are filled in. */
export interface PastCommand {
  at: Date;
  person: Person | null;
  operation: string;
  input: Record<string, unknown>;
}

const nobodysRequest: Caller = {
  sessionId: null,
  address: '',
  userAgent: '',
  isEncrypted: false,
  hasLeft: () => false,
  setCookie: () => undefined,
};

const dayMs = 86_400_000;

/** Lets the time go on to `at`, with every job at its own moment on the way; what follows from a day is done by its end. */
export async function passTime(history: History, at: Date): Promise<void> {
  if (Math.floor(at.getTime() / dayMs) > Math.floor(history.clock.now().getTime() / dayMs)) {
    await history.settle();
  }
  for (;;) {
    const due = await nextJobAt(history, at);
    if (!due) break;
    history.clock.set(due);
    await history.settle();
    if ((await history.runDue()) === 0) break;
  }
  history.clock.set(at);
}

/** Runs one command at its moment. What follows from it happens later, with the moment of its event. */
export async function runPast(history: History, circleId: string, command: PastCommand): Promise<unknown> {
  const operation = history.spine.operations.get(command.operation);
  if (!operation) throw new Error(`There is no operation ${command.operation}.`);
  history.clock.set(command.at);
  if (readsFollowUps(command.operation)) await history.settle();
  const raw = {
    ...(operation.kind !== 'query' && { commandId: randomUUID() }),
    ...(operation.contract['~orpc'].meta.scope === 'circle' && { circleId }),
    ...command.input,
  };
  return runOperation(history.spine, operation, {
    raw,
    person: command.person,
    caller: nobodysRequest,
    now: command.at,
  });
}

async function nextJobAt({ spine }: History, at: Date): Promise<Date | null> {
  const found = await spine.database.db.execute<{ due_at: string | Date }>(sql`
    select due_at from jobs where due_at <= ${at.toISOString()}::timestamptz order by due_at limit 1`);
  const due = found.rows[0]?.due_at;
  return due ? new Date(due) : null;
}

/** Notifications and points are made by reactions: whoever reads or spends them must find them. */
function readsFollowUps(operation: string): boolean {
  return operation.startsWith('notifications.') || operation.startsWith('points.');
}
