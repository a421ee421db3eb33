import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** What was read last from each database, and which writing transactions were seen then. */
const known = new WeakMap<Database, { seen: string; rows: string[] }>();

/**
 * Every stored row as sorted JSON; sessions, counted guesses and the audit log, which any request may touch, are left out. Read
 * anew only after something was written: PostgreSQL numbers a transaction when it writes its first row.
 */
export async function allRows(db: Database): Promise<string[]> {
  const snapshot = await db.execute<{ seen: string }>(sql`select pg_current_snapshot()::text as seen`);
  const seen = snapshot.rows[0]?.seen ?? '';
  const last = known.get(db);
  if (last?.seen === seen) return last.rows;
  const rows = await readAllRows(db);
  known.set(db, { seen, rows });
  return rows;
}

async function readAllRows(db: Database): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
        and tablename not in ('schema_migrations', 'sessions', 'guesses', 'audit_entries', 'audit_chains')`,
  );
  const selects = tables.rows.map(
    ({ name }) => `select '${name} ' || to_jsonb(t)::text as text from ${name} t`,
  );
  const found = await db.execute<{ text: string }>(sql.raw(selects.join(' union all ')));
  return found.rows.map(({ text }) => text).sort();
}

const owners =
  /"(?:circle_id|scope_id|person_id|member_id)": "([^"]+)"|^(?:people|circles) .*?"id": "([^"]+)"/g;

/** The rows that belong to these circles and people: their own, and those under their key. */
export async function rowsOf(db: Database, ownerIds: readonly string[]): Promise<string[]> {
  const rows = await allRows(db);
  return rows.filter((row) =>
    [...row.matchAll(owners)].some(([, key, own]) => ownerIds.includes(key ?? own ?? '')),
  );
}
