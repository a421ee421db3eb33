import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database';

const nightHour = 3;

/**
 * Frees the room of removed rows and counts anew what is there, by which statements are planned: the embedded engine never does
 * so by itself, and a search through 100,000 rows then takes a second instead of a millisecond. One table after another, so
 * that nobody waits for more than one.
 */
export async function vacuumTables({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  const found = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of found.rows) await db.execute(sql.raw(`vacuum (analyze) ${name}`));
}

/** Says, when it is asked every hour, whether tables are to be vacuumed: each night, and once soon after the start. */
export function createVacuumTimes({ kind }: Pick<DatabaseHandle, 'kind'>): (now: Date) => boolean {
  let isFirst = true;
  return (now) => {
    // PostgreSQL has a process of its own for it.
    if (kind === 'postgres') return false;
    const isDue = isFirst || now.getHours() === nightHour;
    isFirst = false;
    return isDue;
  };
}
