import { Client } from 'pg';
import { applyMigrations } from '../database/apply-migrations';
import type { DatabaseHandle } from '../database/database';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { makePostgresDatabase } from './test-database';

/** A PostgreSQL database that notices at once when transactions wait for each other crosswise. */
export interface WatchedPostgres {
  database: DatabaseHandle;
  /** How often that was, once `database` is closed: each connection tells it at its end. */
  countDeadlocks(): Promise<number>;
}

/**
 * Transactions that wait crosswise are run again or refused, so that answers alone do not tell; and PostgreSQL looks for them only
 * after a second, when ours have given up already.
 */
export async function makeWatchedPostgres(): Promise<WatchedPostgres> {
  const url = await makePostgresDatabase();
  const name = new URL(url).pathname.slice(1);
  await ask(url, `alter database "${name}" set deadlock_timeout = '20ms'`);
  const database = await openPostgresDatabase({ url, poolSize: 10 });
  await applyMigrations(database.db);
  return {
    database,
    async countDeadlocks() {
      const [row] = await ask(url, `select deadlocks from pg_stat_database where datname = '${name}'`);
      return Number(row?.deadlocks);
    },
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
