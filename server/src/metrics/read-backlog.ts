import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { ranks, type Job } from '../spine/define-job';
import { everyReaction } from '../spine/reactions/reaction-cursors';
import type { Backlog } from './metrics';

/** More logs than this are not looked through: something is badly wrong then, and the number says so. */
const mostLogs = 1_000;

/** What waits at this moment, for all servers on this database. */
export async function readBacklog(db: Database, jobs: readonly Job[], now: Date): Promise<Backlog> {
  return { events: await readEventBacklog(db, now), jobs: await readJobBacklog(db, jobs, now) };
}

interface Waiting extends Record<string, unknown> {
  label: string;
  count: string | number;
  oldest: string | Date | null;
}

async function readEventBacklog(db: Database, now: Date): Promise<Backlog['events']> {
  const { rows } = await db.execute<Waiting>(sql`
    select pending.scope as label, sum(pending.count) as count, min(event.occurred_at) as oldest
    from (
      select stream.scope_id, stream.scope, coalesce(cursor.sequence, 0) as seen,
        stream.sequence - coalesce(cursor.sequence, 0) as count
      from event_streams stream
      left join reaction_cursors cursor
        on cursor.scope_id = stream.scope_id and cursor.reaction = ${everyReaction}
      where stream.sequence > coalesce(cursor.sequence, 0) limit ${mostLogs}
    ) pending
    left join lateral (
      select occurred_at from events
      where events.scope_id = pending.scope_id and events.sequence > pending.seen order by sequence limit 1
    ) event on true
    group by 1`);
  return ['circle', 'person'].map((scope) => ({ scope, ...waitingOf(rows, scope, now) }));
}

async function readJobBacklog(db: Database, jobs: readonly Job[], now: Date): Promise<Backlog['jobs']> {
  const known = jobs.map(({ name, rank = 'usual' }) => sql`(${name}, ${rank})`);
  if (known.length === 0) return [];
  const { rows } = await db.execute<Waiting>(sql`
    select known.rank as label, sum(due.count) as count, min(due.oldest) as oldest
    from (values ${sql.join(known, sql`, `)}) as known(name, rank)
    cross join lateral (
      select count(*) as count, min(due_at) as oldest from jobs
      where jobs.name = known.name and due_at <= ${now.toISOString()}::timestamptz
    ) due
    group by 1`);
  return ranks.map((rank) => ({ rank, ...waitingOf(rows, rank, now) }));
}

function waitingOf(rows: readonly Waiting[], label: string, now: Date) {
  const row = rows.find((each) => each.label === label);
  const oldest = row?.oldest ? new Date(row.oldest) : now;
  return {
    count: Number(row?.count ?? 0),
    oldestSeconds: Math.max(0, now.getTime() - oldest.getTime()) / 1_000,
  };
}
