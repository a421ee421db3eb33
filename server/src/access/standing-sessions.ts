import { sql } from 'drizzle-orm';

/** A browser reports its use about once a minute, and a report may come late. */
const graceMinutes = 2;

/**
 * Which rows of `sessions s`, joined with their `people p`, still let somebody in at `now`: neither past their lifetime nor left alone
 * for longer than their owner chose (AUTH-5).
 *
 * @param idleMinutes for owners who have not chosen; 0 for never.
 */
export function isStanding(now: Date, idleMinutes: number) {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const minutes = sql`coalesce((p.preferences ->> 'sessionTimeout')::int, ${idleMinutes}::int)`;
  const lastUse = sql`coalesce(s.active_at, s.used_at, s.created_at)`;
  return sql`(s.expires_at > ${instant} and (${minutes} = 0
    or ${lastUse} > ${instant} - (${minutes} + ${graceMinutes}) * interval '1 minute'))`;
}
