import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { readStorage } from './read-storage';

/**
 * Refuses a file that the circle's storage has no room for. Of two at once the second counts the first.
 *
 * @throws STORAGE_FULL with `sizeBytes`, `freeBytes` and `mostBytes`.
 */
export async function requireStorage(tx: Transaction, circleId: string, sizeBytes: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${circleId}`}, 0))`);
  const { usedBytes, mostBytes } = await readStorage(tx, circleId);
  const freeBytes = Math.max(0, mostBytes - usedBytes);
  if (sizeBytes <= freeBytes) return;
  const message = 'The storage of this circle has no room for this file.';
  throw refuse('STORAGE_FULL', { message, details: { sizeBytes, freeBytes, mostBytes } });
}
