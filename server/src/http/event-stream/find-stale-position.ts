import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { Positions } from './stream-positions';

/**
 * Whether a stream cannot go on from here: history before a position was trimmed, or the position lies beyond the log's
 * end, as after a restored backup.
 */
export async function hasStalePosition(db: Database, positions: Positions): Promise<boolean> {
  for (const [scopeId, position] of positions) {
    const found = await db.execute<{ reached: string | number; first: string | number | null }>(sql`
      select stream.sequence as reached,
        (select sequence from events where scope_id = ${scopeId} order by sequence limit 1) as first
      from event_streams stream where scope_id = ${scopeId}`);
    const row = found.rows[0];
    const reached = Number(row?.reached ?? 0);
    const first = Number(row?.first ?? reached + 1);
    if (position > reached || position + 1 < first) return true;
  }
  return false;
}
