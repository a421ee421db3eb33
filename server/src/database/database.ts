import type { SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { BackupOrder, WrittenBackup } from '../backup/write-backup';

/** One type for all three ways to store. Raw results have `rows`; ask for changed rows with `returning`, never by a count. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
/** Inside a transaction only this handle may be used: awaiting the outer one would wait for itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a read needs: it may stand inside a transaction or outside. */
export type Reader = Database | Transaction;

/**
 * Runs `work` in one transaction. The statement that it leaves as `closing` is the last one and goes out with the commit;
 * `rows` is what that statement gave.
 */
export type InTransaction = <T>(
  work: (tx: Transaction) => Promise<{ answer: T; closing: SQL | null }>,
) => Promise<{ answer: T; rows: Record<string, unknown>[] }>;

/** An opened database with what only its owner does. */
export interface DatabaseHandle {
  kind: 'memory' | 'folder' | 'postgres';
  db: Database;
  inTransaction: InTransaction;
  /** The connection pool of PostgreSQL; the embedded kinds have none. */
  pool?: Pool;
  /** Writes all rows of a data folder into one file; PostgreSQL has its own tools. */
  backUp?(order: BackupOrder): Promise<WrittenBackup>;
  close(): Promise<void>;
}
