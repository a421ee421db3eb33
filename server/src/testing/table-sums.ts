import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';

/** Number of rows and sum over all their values, of every table. Equal sums mean equal rows, on every kind of database. */
export async function sumTables(db: Reader): Promise<Record<string, string>> {
  const found = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of found.rows) {
    const summed = await db.execute<{ sum: string }>(sql`
      select count(*) || ' rows ' || md5(coalesce(string_agg(line, ';' order by line), '')) as sum
      from (select md5(t::text) as line from ${sql.identifier(name)} t) lines`);
    sums[name] = summed.rows[0]?.sum ?? '';
  }
  return sums;
}
