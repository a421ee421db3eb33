import { sql, type SQL } from 'drizzle-orm';
import { CannotStart } from '../cannot-start';
import type { Database, DatabaseHandle, Reader } from './database';
import { isEmptyIndex } from './is-empty-index';

/** Rows of each table that are read from its beginning; those at both ends of its key are read too. */
const rowsRead = 200;
const pageBytes = 8_192;

/** Tables cannot be read, or have lost all rows that their keys know of. */
class TablesDamaged extends CannotStart {
  constructor(damaged: ReadonlyMap<string, string>) {
    const told = [...damaged].map(([table, reason]) => `${table} (${reason})`).join(', ');
    super(`The database is damaged. Tables: ${told}. Nothing was changed; restore a backup.`);
    this.name = 'TablesDamaged';
  }
}

interface Table extends Record<string, unknown> {
  name: string;
  /** Columns of its first unique key, in their order; none where it has no such key. */
  key: string[];
  index: string | null;
  index_bytes: number | null;
}

/**
 * Reads a little of every table, however large it is, so that a damaged one is told at the start with its name and not by
 * the first person who comes upon it.
 *
 * @throws TablesDamaged, having changed nothing.
 */
export async function requireWholeTables({ db, kind }: DatabaseHandle): Promise<void> {
  const tables = await listTables(db);
  const damaged = new Map<string, string>();
  const empty: Table[] = [];
  for (const [table, rows] of await readEach(db, tables, damaged)) if (rows === 0) empty.push(table);
  // Its files can be looked at where the server runs the engine itself.
  if (kind === 'folder') await findBlanked(db, empty, damaged);
  if (damaged.size > 0) throw new TablesDamaged(damaged);
}

async function listTables(db: Reader): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select t.relname::text as name, k.indexrelid::regclass::text as index,
      pg_relation_size(k.indexrelid)::integer as index_bytes,
      coalesce((
        select json_agg(attname::text order by position) from unnest(k.indkey) with ordinality c (number, position)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = c.number
      ), '[]') as key
    from pg_class t
    left join lateral (
      select * from pg_index where indrelid = t.oid and indisunique and indpred is null and indexprs is null
      order by indisprimary desc, indexrelid limit 1
    ) k on true
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by 1`);
  return rows;
}

type RowsRead = [Table, number][];

/** All in one statement, as a start usually goes; one by one to tell which of them cannot be read. */
async function readEach(
  db: Database,
  tables: readonly Table[],
  damaged: Map<string, string>,
): Promise<RowsRead> {
  if (tables.length === 0) return [];
  const all = await readTables(db, tables).catch(() => null);
  if (all) return all;
  const read: RowsRead = [];
  for (const table of tables) {
    const one = await readTables(db, [table]).catch(({ message, cause }: Error) => {
      damaged.set(table.name, cause instanceof Error ? cause.message : message);
      return [];
    });
    read.push(...one);
  }
  return read;
}

/** Rows at the ends of a key are read through its index: the planner is left no other way. */
function readTables(db: Database, tables: readonly Table[]): Promise<RowsRead> {
  return db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan'])
      await tx.execute(sql`select set_config(${way}, 'off', true)`);
    const counts = sql.join(tables.map(countIn), sql`, `);
    const { rows } = await tx.execute<{ counts: number[] }>(
      sql`select json_build_array(${counts}) as counts`,
    );
    return tables.map((table, place) => [table, rows[0]?.counts[place] ?? 0]);
  });
}

/** The count of the first rows; those at the ends of the key are read and add nothing to it. */
function countIn({ name, key }: Table): SQL {
  const table = sql.identifier(name);
  const first = sql`(select count(*) from (select xmin from ${table} limit ${sql.raw(String(rowsRead))}) found)`;
  if (key.length === 0) return first;
  const ends = [sql`asc`, sql`desc`].map((way) => {
    const order = key.map((column) => sql`${sql.identifier(column)} ${way}`);
    return sql`(select 0 * count(xmin) from (select xmin from ${table} order by ${sql.join(order, sql`, `)} limit 1) found)`;
  });
  return sql.join([first, ...ends], sql` + `);
}

/** A page of zeros is no error to the engine, for a page that was never written is one. Its key's index tells the difference. */
async function findBlanked(db: Reader, empty: readonly Table[], damaged: Map<string, string>): Promise<void> {
  const suspected = empty.filter(({ index_bytes: bytes }) => bytes !== null && bytes > pageBytes);
  if (suspected.length === 0) return;
  // What the engine still holds in memory stands in the files then.
  await db.execute(sql`checkpoint`);
  for (const { name, index } of suspected)
    if (index && !(await isEmptyIndex(db, index)) && (await isBlank(db, name)))
      damaged.set(name, 'its rows are gone');
}

/** Whether the first page of the table's file is missing or was never written. */
async function isBlank(db: Reader, table: string): Promise<boolean> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select encode(pg_read_binary_file(pg_relation_filepath(${table}::regclass), 0, 24), 'hex') as bytes`,
  );
  return /^0*$/.test(rows[0]?.bytes ?? '');
}
