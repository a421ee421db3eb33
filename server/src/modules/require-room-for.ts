import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { refuse } from '../spine/refuse';

interface Room {
  most: number;
  /** How many are to come. */
  adding?: number;
}

/** Refuses what would be more than `most` of the rows of a table. */
export async function requireRoomFor(
  tx: Transaction,
  table: PgTable,
  where: SQL | undefined,
  { most, adding = 1 }: Room,
): Promise<void> {
  if (adding === 0) return;
  const [row] = await tx.select({ number: count() }).from(table).where(where);
  if ((row?.number ?? 0) + adding <= most) return;
  throw refuse('FULL', { message: `There can be ${most} of these at most.`, details: { most } });
}
