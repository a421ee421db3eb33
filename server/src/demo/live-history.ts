import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import type { Caller } from '../spine/context';
import type { Person } from '../spine/contract-types';
import { runOperation } from '../spine/run-operation';
import type { createHistorySpine } from './history-spine';

type History = ReturnType<typeof createHistorySpine>;

/** A command of the past; the command id is filled in. */
export interface PastCommand {
  at: Date;
  person: Person | null;
  operation: string;
  input: Record<string, unknown>;
}

const nobodysRequest: Caller = {
  sessionId: null,
  address: 'history',
  userAgent: 'history',
  setCookie: () => undefined,
};

/** Lets the time go on to `at`, with every job at its own moment on the way. */
export async function passTime(history: History, tx: Transaction, circleId: string, at: Date): Promise<void> {
  for (;;) {
    const due = await nextJobAt(tx, circleId, at);
    if (!due) break;
    history.clock.set(due);
    if ((await history.scheduler.runDue()) === 0) break;
    await history.reactions.settled();
  }
  history.clock.set(at);
}

/** Runs one command at its moment, and everything that follows from it. */
export async function runPast(history: History, command: PastCommand): Promise<unknown> {
  const operation = history.spine.operations.get(command.operation);
  if (!operation) throw new Error(`There is no operation ${command.operation}.`);
  history.clock.set(command.at);
  const raw = { commandId: randomUUID(), ...command.input };
  const answer = await runOperation(history.spine, operation, {
    raw,
    person: command.person,
    caller: nobodysRequest,
    now: command.at,
  });
  await history.reactions.settled();
  return answer;
}

async function nextJobAt(tx: Transaction, circleId: string, at: Date): Promise<Date | null> {
  const found = await tx.execute<{ due_at: string | Date }>(sql`
    select due_at from jobs where circle_id = ${circleId} and due_at <= ${at.toISOString()}::timestamptz
    order by due_at limit 1`);
  const due = found.rows[0]?.due_at;
  return due ? new Date(due) : null;
}
