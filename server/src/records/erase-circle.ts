import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';

/** Removes a circle and every record under its key, in whatever module, one statement for each table. */
export async function eraseCircle(reader: Reader, circleId: string): Promise<void> {
  // The audit log lets itself be erased with its circle alone, which one statement says and does, in a transaction or out of one.
  await reader.execute(sql`
    delete from audit_entries where circle_id = ${circleId}
      and set_config('carecircle.erased_circle', ${circleId}::text, true) is not null`);
  const tables = await reader.execute<{ table_name: string }>(sql`
    select distinct table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'circle_id'
      and table_name not in ('members', 'recipients', 'demo_copies')`);
  for (const { table_name: name } of tables.rows) {
    await reader.execute(sql`delete from ${sql.identifier(name)} where circle_id = ${circleId}`);
  }
  await reader.execute(sql`delete from circles where id = ${circleId}`);
  await reader.execute(sql`delete from people where restored_circle_id = ${circleId}`);
}

/** Removes what its members' own logs tell of it, such as direct messages and notifications; nobody is led to it any more. */
export async function eraseFromPeople(reader: Reader, circleId: string): Promise<void> {
  await reader.execute(sql`
    delete from events where scope = 'person' and type <> 'membership.changed'
      and scope_id in (select person_id from members where circle_id = ${circleId})
      and (payload ->> 'circleId' = ${circleId} or exists (
        select from jsonb_each(payload) each where each.value ->> 'circleId' = ${circleId}))`);
  await reader.execute(sql`
    delete from commands where scope_id in (select person_id from members where circle_id = ${circleId})
      and answer::text like ${`%${circleId}%`}`);
  await reader.execute(sql`
    update people set chosen_circle_id = null where chosen_circle_id = ${circleId}`);
}

/** Removes a circle's log, how far it was read, and the answers of its commands. */
export async function eraseLogOf(reader: Reader, circleId: string): Promise<void> {
  for (const table of ['events', 'reaction_cursors', 'event_streams', 'commands']) {
    await reader.execute(sql`delete from ${sql.identifier(table)} where scope_id = ${circleId}`);
  }
}
