import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { DatabaseHandle } from './database';
import { transactionsOn } from './in-transaction';

/** The query layer on a pool, the same for PostgreSQL and the embedded engine. */
export function databaseOn(pool: Pool): Pick<DatabaseHandle, 'db' | 'inTransaction'> {
  return { db: drizzle({ client: pool }), inTransaction: transactionsOn(pool) };
}
