import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { Positions } from './stream-positions';

/**
 * Whether a stream cannot go on from here, because what comes next in the log is not what follows the position: history
 * before it was trimmed, or it names events that a restored backup does not hold.
 */
export async function hasStalePosition(db: Database, positions: Positions): Promise<boolean> {
  for (const [scopeId, position] of positions) {
    const found = await db.execute<{ next: string | number }>(sql`
      select coalesce(
        (select sequence from events where scope_id = ${scopeId} and sequence > ${position} order by sequence limit 1),
        (select sequence + 1 from event_streams where scope_id = ${scopeId}),
        1) as next`);
    if (Number(found.rows[0]?.next) !== position + 1) return true;
  }
  return false;
}
