import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { DatabaseHandle } from './database';
import { transactionsOn } from './in-transaction';
import { QuickDialect } from './quick-dialect';

/** The query layer on a pool, the same for PostgreSQL and the embedded engine. */
export function databaseOn(pool: Pool): Pick<DatabaseHandle, 'db' | 'inTransaction'> {
  const dialect = new QuickDialect();
  const session = new NodePgSession(pool, dialect, undefined);
  return { db: new NodePgDatabase(dialect, session, undefined), inTransaction: transactionsOn(pool) };
}
