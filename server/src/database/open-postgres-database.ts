import type { Client, Pool } from 'pg';
import { CannotStart } from '../cannot-start';
import type { DatabaseHandle } from './database';
import { databaseOn } from './database-on';
import { LastingPool } from './lasting-pool';
import { PreparingClient } from './preparing-client';

interface PostgresOptions {
  url: string;
  /** Connections this process may hold. */
  poolSize?: number;
  onLostConnection?: (error: Error) => void;
}

const oldestVersion = 15;
const longestWaitMs = 800;

/**
 * PostgreSQL 15 or newer. Waiting for a connection or a lock ends after 800 ms, so that an exhausted pool, an unreachable
 * database or a row that somebody holds is told to the client at once, and nobody who waits keeps a connection from others.
 *
 * @throws CannotStart
 */
export async function openPostgresDatabase({
  url,
  poolSize = 10,
  onLostConnection,
}: PostgresOptions): Promise<DatabaseHandle> {
  const pool = new LastingPool({
    Client: PreparingClient as typeof Client,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: longestWaitMs,
    lock_timeout: longestWaitMs,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  });
  pool.on('error', (error) => onLostConnection?.(error));
  await requireUsable(pool).catch(async (cause: Error & { code?: string }) => {
    await pool.end();
    const why = cause.message || cause.code;
    throw new CannotStart(`The database cannot be used: ${why}. See DATABASE_URL.`, { cause });
  });
  return { kind: 'postgres', pool, ...databaseOn(pool), close: () => pool.end() };
}

async function requireUsable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const version = Number.parseInt(rows[0]?.server_version ?? '', 10);
  if (version < oldestVersion)
    throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`);
}
