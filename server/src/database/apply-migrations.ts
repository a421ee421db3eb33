import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

const lockNumber = 7_220_114;

/**
 * Brings the schema to this version. Servers that start together wait for each other; a half-applied migration cannot
 * be, for all run in one transaction.
 */
export async function applyMigrations(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lockNumber))})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.execute<{ created_at: string }>(sql`select created_at from schema_migrations`);
    const known = new Set(applied.rows.map((row) => Number(row.created_at)));
    for (const migration of migrations.filter(({ folderMillis }) => !known.has(folderMillis))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (created_at, hash) values (${migration.folderMillis}, ${migration.hash})`,
      );
    }
  });
}

/** Beside this file in the sources; a built server finds it from `dist`. */
export function migrationsFolder(): string {
  const beside = path.join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : path.join(import.meta.dirname, '../src/database/migrations');
}
