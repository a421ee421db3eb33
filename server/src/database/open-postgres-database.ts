import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { DatabaseHandle } from './database';

interface PostgresOptions {
  url: string;
  /** Connections this process may hold. */
  poolSize?: number;
  onLostConnection?: (error: Error) => void;
}

/**
 * PostgreSQL 15 or newer. Waiting for a connection ends after 800 ms, so that an exhausted pool or an unreachable
 * database is told to the client within a second.
 */
export function openPostgresDatabase({
  url,
  poolSize = 10,
  onLostConnection,
}: PostgresOptions): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 800,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  });
  pool.on('error', (error) => onLostConnection?.(error));
  return { kind: 'postgres', pool, db: drizzle({ client: pool }), close: () => pool.end() };
}
