import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { inject } from 'vitest';
import { applyMigrations } from '../database/apply-migrations';
import type { DatabaseHandle } from '../database/database';
import { openMemoryDatabase } from '../database/open-memory-database';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { hasPostgresPrograms } from './partners/postgres-cluster';
import { askFor } from './partners/share-once';

const free: DatabaseHandle[] = [];

/** Whether all tests run on PostgreSQL instead of the embedded database. */
export const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Whether `makePostgresDatabase` can make one. */
export const hasPostgres = isOnPostgres || hasPostgresPrograms;

/** Connection string of a fresh database of this run, on the named PostgreSQL or on one of the run's own. */
export async function makePostgresDatabase(): Promise<string> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? (await askFor(inject('sharedPostgres')));
  const name = `${inject('testRun')}_${randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Puts an empty database into a data folder, for tests of what comes after its making, which takes many seconds. */
export async function bringMadeDatabase(folder: string): Promise<void> {
  await cp(await askFor(inject('madeDatabase')), folder, { recursive: true });
}

/** The embedded database in memory, without tables or with the current schema, whatever tests run on. */
export async function openEmbedded(schema: 'bare' | 'migrated'): ReturnType<typeof openMemoryDatabase> {
  const dumps = await askFor(inject('dumps'));
  return openMemoryDatabase(new Blob([readFileSync(path.join(dumps, `${schema}.tar.gz`))]));
}

/** A database without tables, of the kind that tests run on. */
export async function openBareDatabase(): Promise<DatabaseHandle> {
  if (!isOnPostgres) return openEmbedded('bare');
  return openPostgresDatabase({ url: await makePostgresDatabase() });
}

/** An empty, migrated database; `close` empties it and gives it back for the next test of this worker. */
export async function takeTestDatabase(): Promise<DatabaseHandle> {
  const handle = free.pop() ?? (await openTestDatabase());
  return {
    ...handle,
    async close() {
      await emptyTables(handle);
      free.push(handle);
    },
  };
}

async function openTestDatabase(): Promise<DatabaseHandle> {
  const handle = isOnPostgres
    ? await openPostgresDatabase({ url: await makePostgresDatabase(), poolSize: 30 })
    : await openEmbedded('migrated');
  await applyMigrations(handle.db);
  return handle;
}

/** Leaves alone what is empty already, which most of the tables are after a test: to empty all takes a quarter of a second. */
async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const asks = tables.rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await db.execute<{ name: string }>(sql.raw(asks.join(' union all ')));
  if (filled.rows.length === 0) return;
  await db.transaction(async (tx) => {
    // Keys and triggers hold no row back that goes with all others.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name } of filled.rows) await tx.execute(sql.raw(`delete from ${name}`));
  });
  // What is deleted lies about until it is swept, in the way of everything that reads its table.
  await db.execute(sql.raw(`vacuum ${filled.rows.map(({ name }) => name).join(', ')}`));
}
