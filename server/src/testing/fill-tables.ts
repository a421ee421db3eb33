import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';

interface Column extends Record<string, unknown> {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** What stands in row `n` of a column of each type. */
const valueOf: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'text ' || n`,
  smallint: 'n % 100',
  integer: 'n',
  bigint: 'n',
  boolean: 'n % 2 = 0',
  date: `date '2026-11-21' - n % 1000`,
  'timestamp with time zone': `timestamptz '2026-11-21' - n * interval '1 minute'`,
  json: `json_build_object('n', n)`,
  jsonb: `jsonb_build_object('n', n, 'text', repeat(md5(n::text), 4))`,
  'double precision': 'n / 7.0',
  bytea: `decode(md5(n::text), 'hex')`,
};

/** Fills every empty table with so many rows, whatever its columns are. They stand by themselves: no row names another. */
export async function fillEmptyTables(db: Reader, rowsOf: (table: string) => number): Promise<void> {
  const found = await db.execute<Column>(sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
      and table_name <> 'schema_migrations' order by table_name, ordinal_position`);
  const tables = new Set(found.rows.map(({ table_name }) => table_name));
  for (const table of tables) {
    const columns = found.rows.filter(({ table_name }) => table_name === table);
    await fillEmptyTable(db, table, columns, rowsOf(table));
  }
}

async function fillEmptyTable(db: Reader, table: string, columns: Column[], rows: number): Promise<void> {
  const names = columns.map(({ column_name }) => `"${column_name}"`).join(', ');
  const values = columns.map(({ column_name, data_type }) => {
    const value = valueOf[data_type];
    if (!value) throw new Error(`No value for ${table}.${column_name}, which is ${data_type}.`);
    return value;
  });
  await db.execute(
    sql.raw(`insert into "${table}" (${names}) select ${values.join(', ')} from generate_series(1, ${rows}) n
      where not exists (select 1 from "${table}")`),
  );
}
