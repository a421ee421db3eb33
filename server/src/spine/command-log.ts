import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { refuse } from '../refuse';

export interface CommandKey {
  /** The circle, or the person of a person's command. */
  scopeId: string;
  commandId: string;
  fingerprint: string;
}

/** The statement that takes a command id: it gives a row when the id is new, and waits while another one holds it. */
export function takingCommandId({ scopeId, commandId, fingerprint }: CommandKey, now: Date): SQL {
  return sql`
    insert into commands (scope_id, command_id, fingerprint, created_at)
    values (${scopeId}, ${commandId}, ${fingerprint}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning 1`;
}

/**
 * The answer of the first command with this id.
 *
 * @throws COMMAND_ID_REUSED when the id came with another body, operation or person before.
 */
export async function findFirstAnswer(
  tx: Transaction,
  { scopeId, commandId, fingerprint }: CommandKey,
): Promise<unknown> {
  const first = await tx.execute<{ fingerprint: string; answer: unknown }>(
    sql`select fingerprint, answer from commands where scope_id = ${scopeId} and command_id = ${commandId}`,
  );
  const row = first.rows[0];
  if (row?.fingerprint !== fingerprint) {
    throw refuse('COMMAND_ID_REUSED', { message: 'This command id was used for another change.' });
  }
  return row.answer;
}

/** The statement that keeps the answer for repeats. */
export function storingAnswer(key: CommandKey, answer: unknown): SQL {
  return sql`
    update commands set answer = ${JSON.stringify(answer)}::json
    where scope_id = ${key.scopeId} and command_id = ${key.commandId}`;
}

/** JSON whose keys are sorted: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
