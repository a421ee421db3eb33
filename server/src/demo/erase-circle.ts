import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { circles } from '../modules/circles/circles.tables';

/**
 * Removes a circle and every record under its key, in whatever module. The count of its log stays, so that a reader of the
 * old log learns that its position is gone.
 */
export async function eraseCircle(tx: Transaction, circleId: string): Promise<void> {
  const tables = await tx.execute<{ table_name: string }>(sql`
    select distinct table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'circle_id'
      and table_name not in ('members', 'recipients')`);
  for (const { table_name: name } of tables.rows) {
    await tx.execute(sql`delete from ${sql.identifier(name)} where circle_id = ${circleId}`);
  }
  await tx.execute(sql`delete from events where scope_id = ${circleId}`);
  await tx.delete(circles).where(eq(circles.id, circleId));
}
