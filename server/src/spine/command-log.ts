import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { refuse } from './refuse';

interface CommandKey {
  /** The circle, or the person of a person's command. */
  scopeId: string;
  commandId: string;
  fingerprint: string;
}

/**
 * Takes a command id for this transaction; a second one with the same id waits here until the first has ended.
 *
 * @returns the stored answer of a repeat, or null when the command is new.
 * @throws COMMAND_ID_REUSED when the id came with another body, operation or person before.
 */
export async function takeCommandId(
  tx: Transaction,
  { scopeId, commandId, fingerprint }: CommandKey,
  now: Date,
): Promise<{ answer: unknown } | null> {
  const taken = await tx.execute(sql`
    insert into commands (scope_id, command_id, fingerprint, created_at)
    values (${scopeId}, ${commandId}, ${fingerprint}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning 1`);
  if (taken.rows.length > 0) return null;
  const first = await tx.execute<{ fingerprint: string; answer: unknown }>(
    sql`select fingerprint, answer from commands where scope_id = ${scopeId} and command_id = ${commandId}`,
  );
  const row = first.rows[0];
  if (row?.fingerprint !== fingerprint) {
    throw refuse('COMMAND_ID_REUSED', { message: 'This command id was used for another change.' });
  }
  return { answer: row.answer };
}

export async function storeAnswer(tx: Transaction, key: CommandKey, answer: unknown): Promise<void> {
  await tx.execute(sql`
    update commands set answer = ${JSON.stringify(answer)}::json
    where scope_id = ${key.scopeId} and command_id = ${key.commandId}`);
}

/** JSON whose keys are sorted: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
