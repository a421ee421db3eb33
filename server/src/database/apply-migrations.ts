import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { CannotStart } from '../cannot-start';
import type { Database, Transaction } from './database';

const lockNumber = 7_220_114;

/** The database has migrations that this version does not know. */
class SchemaNewer extends CannotStart {
  constructor() {
    super(
      'This database was made by a newer version of CareCircle. Start that version, or restore a backup.',
    );
    this.name = 'SchemaNewer';
  }
}

interface Options {
  folder?: string;
  /** Leaves out the migrations made after this one, by its time of making. */
  upTo?: number;
}

/**
 * Brings the schema to this version. Servers that start together wait for each other; a half-applied migration cannot
 * be, for all run in one transaction.
 *
 * @returns how many migrations the database lacked.
 * @throws SchemaNewer, having changed nothing.
 */
export async function applyMigrations(
  db: Database,
  { folder = migrationsFolder(), upTo = Infinity }: Options = {},
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const wanted = migrations.map(({ folderMillis }) => folderMillis).filter((madeAt) => madeAt <= upTo);
  if (await hasExactly(db, wanted)) return 0;
  return db.transaction(async (tx) => {
    // Requests are hurried; a migration takes the time that it needs.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lockNumber))})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.execute<{ created_at: string }>(sql`select created_at from schema_migrations`);
    const done = new Set(applied.rows.map((row) => Number(row.created_at)));
    const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
    if ([...done].some((time) => !known.has(time))) throw new SchemaNewer();
    const missing = migrations.filter(({ folderMillis }) => !done.has(folderMillis) && folderMillis <= upTo);
    for (const migration of missing) await applyMigration(tx, migration);
    return missing.length;
  });
}

/** Whether these migrations and no others were applied: then a start takes no lock. */
async function hasExactly(db: Database, wanted: readonly number[]): Promise<boolean> {
  const found = await db.execute<{ has_table: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as has_table`,
  );
  if (!found.rows[0]?.has_table) return false;
  const { rows } = await db.execute<{ created_at: string }>(sql`select created_at from schema_migrations`);
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  return applied.size === wanted.length && wanted.every((madeAt) => applied.has(madeAt));
}

async function applyMigration(tx: Transaction, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into schema_migrations (created_at, hash) values (${migration.folderMillis}, ${migration.hash})`,
  );
}

/** Times of making of the migrations that this version knows, oldest first. */
export function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis);
}

/** Beside this file in the sources; a built server finds it from `dist`. */
export function migrationsFolder(): string {
  const beside = path.join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : path.join(import.meta.dirname, '../src/database/migrations');
}
