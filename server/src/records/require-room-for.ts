import { count, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { refuse } from '../refuse';

interface Room {
  /** Id of the circle or person whose rows they are: of two at once, the second counts what the first added. */
  of: string;
  most: number;
  /** How many are to come. */
  adding?: number;
}

/**
 * Refuses what would be more than `most` of the rows of a table.
 *
 * @throws FULL with `most` in its details.
 */
export async function requireRoomFor(
  tx: Transaction,
  table: PgTable,
  where: SQL | undefined,
  { of, most, adding = 1 }: Room,
): Promise<void> {
  if (adding === 0) return;
  const turn = `room ${getTableName(table)} ${of}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
  const [row] = await tx.select({ number: count() }).from(table).where(where);
  if ((row?.number ?? 0) + adding <= most) return;
  throw refuse('FULL', { message: `There can be ${most} of these at most.`, details: { most } });
}
