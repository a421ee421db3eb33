import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { BackupContent, TableRows } from './backup-text';

export interface ExportedTables extends Omit<BackupContent, 'header'> {
  migrations: number[];
  /** How long other queries had to wait. */
  pauseMs: number;
}

/** Reads all rows in one transaction of the embedded database, so that they belong to one moment. Others wait meanwhile. */
export function exportTables(database: PGlite): Promise<ExportedTables> {
  return database.transaction(async (tx) => {
    const started = performance.now();
    const found = await tx.query<{ name: string; columns: string[] }>(`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name order by table_name`);
    const tables: TableRows[] = [];
    for (const { name, columns } of found.rows)
      tables.push({ name, columns, rows: await copyOut(tx, name, columns) });
    const counters = await tx.query<{ name: string; reached: number }>(`
      select sequencename as name, last_value as reached from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`);
    const applied = await tx.query<{ at: number }>(
      'select created_at as at from schema_migrations order by 1',
    );
    const migrations = applied.rows.map(({ at }) => Number(at));
    return { tables, counters: counters.rows, migrations, pauseMs: Math.round(performance.now() - started) };
  });
}

async function copyOut(tx: Transaction, name: string, columns: string[]): Promise<Buffer> {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const { blob } = await tx.query(`copy "${name}" (${listed}) to '/dev/blob'`);
  return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
}
