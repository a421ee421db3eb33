import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { applyMigrations } from '../database/apply-migrations';
import type { Database, Reader } from '../database/database';
import { fillEmptyTables } from './fill-tables';

export interface MigrationTrial {
  /** Time of making, as in the journal. */
  madeAt: number;
  /** How long the migration held its locks, at most: from its first statement to the commit. */
  heldMs: number;
  /** Columns, as `table.column`, in which values are missing or others than before. */
  changed: string[];
  /** Tables that were written anew, row by row, while nobody could use them. */
  rewritten: string[];
}

/**
 * Takes an empty database from the first migration to the last. Before each one after the first every table is full of
 * rows; afterwards every column that is still there must hold the same. Taking a column away is a migration's right.
 */
export async function tryMigrations(
  db: Database,
  folder: string,
  rowsOf: (table: string) => number,
): Promise<MigrationTrial[]> {
  const [first, ...later] = readMigrationFiles({ migrationsFolder: folder }).map((file) => file.folderMillis);
  await applyMigrations(db, { folder, upTo: first });
  const trials: MigrationTrial[] = [];
  for (const madeAt of later) {
    await patiently(db, (tx) => fillEmptyTables(tx, rowsOf));
    const [before, filesBefore] = [await patiently(db, sumColumns), await readFiles(db)];
    const started = performance.now();
    await applyMigrations(db, { folder, upTo: madeAt });
    const heldMs = performance.now() - started;
    const [after, filesAfter] = [await patiently(db, sumColumns), await readFiles(db)];
    trials.push({
      madeAt,
      heldMs,
      changed: differing(before, after),
      rewritten: differing(filesBefore, filesAfter),
    });
  }
  return trials;
}

/** What the trial itself does may take long, and its rows name each other nowhere. */
function patiently<T>(db: Database, work: (tx: Reader) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    return work(tx);
  });
}

/** Names that both have, with another value. */
function differing(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name));
}

/** In which file each table lies: another one after it was written anew. */
async function readFiles(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string; file: string }>(sql`
    select relname as name, pg_relation_filenode(oid)::text as file from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** A sum over each column's values, each with its table's first column, which tells rows apart. */
async function sumColumns(db: Reader): Promise<Map<string, string>> {
  const found = await db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
    group by table_name`);
  const sums = new Map<string, string>();
  for (const { name, columns } of found.rows) {
    const summed = columns.map(
      (column) =>
        `sum(hashtextextended(concat("${columns[0]}", '|', "${column}"), 0)::numeric)::text as "${column}"`,
    );
    const { rows } = await db.execute<Record<string, string>>(
      sql.raw(`select ${summed.join(', ')} from "${name}"`),
    );
    for (const column of columns) sums.set(`${name}.${column}`, rows[0]?.[column] ?? '');
  }
  return sums;
}
