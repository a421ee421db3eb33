import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start';
import { migrationsFolder } from './apply-migrations';
import type { Reader } from './database';

/** Tables or columns that the migrations made are no longer there. */
class SchemaDamaged extends CannotStart {
  constructor(missing: readonly string[]) {
    super(`The database is damaged. Missing: ${missing.join(', ')}. Restore a backup.`);
    this.name = 'SchemaDamaged';
  }
}

/** What drizzle-kit keeps of the schema beside each migration, as far as it is read here. */
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>;
}

/**
 * Compares a database that has all migrations with the tables and columns that these make.
 *
 * @throws SchemaDamaged with the names of what is missing.
 */
export async function requireWholeSchema(db: Reader): Promise<void> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select relname::text as name, json_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    group by relname`);
  const found = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
  const missing = Object.values(readLastSnapshot().tables).flatMap(({ name, columns }) => {
    const present = found.get(name);
    if (!present) return [name];
    return Object.keys(columns).flatMap((column) => (present.has(column) ? [] : [`${name}.${column}`]));
  });
  if (missing.length > 0) throw new SchemaDamaged(missing);
}

function readLastSnapshot(): Snapshot {
  const meta = path.join(migrationsFolder(), 'meta');
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(meta, name), 'utf8'));
  const { entries } = read('_journal.json') as { entries: { tag: string }[] };
  return read(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`) as Snapshot;
}
