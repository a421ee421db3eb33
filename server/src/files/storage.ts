import { sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database';
import { refuse } from '../refuse';

/** Tables whose rows are files that rest or are on their way, each with its `size_bytes`. */
const fileTables = ['document_versions', 'document_uploads', 'message_files', 'message_uploads'];

/** Bytes that the files of a circle take, those on their way included. */
export async function readUsedStorage(reader: Reader, circleId: string): Promise<number> {
  const sizes = fileTables.map(
    (table) => sql`select size_bytes from ${sql.identifier(table)} where circle_id = ${circleId}`,
  );
  const found = await reader.execute<{ bytes: string }>(
    sql`select coalesce(sum(size_bytes), 0) as bytes from (${sql.join(sizes, sql` union all `)}) files`,
  );
  return Number(found.rows[0]?.bytes ?? 0);
}

/**
 * Refuses a file that the circle's storage has no room for. Of two at once the second counts the first.
 *
 * @param mostBytes what the circle's files may take; null without a limit.
 * @throws STORAGE_FULL with `sizeBytes`, `freeBytes` and `mostBytes`.
 */
export async function requireStorage(
  tx: Transaction,
  circleId: string,
  { sizeBytes, mostBytes }: { sizeBytes: number; mostBytes: number | null },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${circleId}`}, 0))`);
  if (mostBytes === null) return;
  const freeBytes = Math.max(0, mostBytes - (await readUsedStorage(tx, circleId)));
  if (sizeBytes <= freeBytes) return;
  const message = 'The storage of this circle has no room for this file.';
  throw refuse('STORAGE_FULL', { message, details: { sizeBytes, freeBytes, mostBytes } });
}
