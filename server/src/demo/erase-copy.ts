import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { eraseCircle } from '../records/erase-circle';

const inCircle = (circleId: string) => sql`select id from people where demo_circle_id = ${circleId}`;

/** Removes what is kept of the logs of a copy's circle and people, but for how far they have come. */
export async function eraseLogs(reader: Reader, circleId: string): Promise<void> {
  for (const table of ['events', 'reaction_cursors']) await eraseScopes(reader, circleId, table);
}

/** Removes a copy with its people, who are signed out first; nothing of it is left. */
export async function eraseCopy(reader: Reader, circleId: string): Promise<void> {
  const ofPeople = inCircle(circleId);
  await reader.execute(sql`delete from sessions where person_id in (${ofPeople})`);
  await eraseCircle(reader, circleId);
  await eraseLogs(reader, circleId);
  for (const table of ['event_streams', 'commands']) await eraseScopes(reader, circleId, table);
  await reader.execute(sql`delete from people where demo_circle_id = ${circleId}`);
  await reader.execute(sql`delete from demo_copies where circle_id = ${circleId}`);
}

async function eraseScopes(reader: Reader, circleId: string, table: string): Promise<void> {
  const scopes: SQL = sql`select ${circleId}::uuid union all ${inCircle(circleId)}`;
  await reader.execute(sql`delete from ${sql.identifier(table)} where scope_id in (${scopes})`);
}
