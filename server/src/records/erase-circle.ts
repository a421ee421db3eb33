import { sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database';

/** What one transaction erases at most, so that others get their turn. */
const rowsAtOnce = 500;

/** Removes a circle and every record under its key, in whatever module, one statement for each table. */
export async function eraseCircle(reader: Reader, circleId: string): Promise<void> {
  // The audit log lets itself be erased with its circle alone, which one statement says and does, in a transaction or out of one.
  await reader.execute(sql`
    delete from audit_entries where circle_id = ${circleId}
      and set_config('carecircle.erased_circle', ${circleId}::text, true) is not null`);
  for (const name of await tablesOfCircles(reader))
    await reader.execute(sql`delete from ${sql.identifier(name)} where circle_id = ${circleId}`);
  await reader.execute(sql`delete from circles where id = ${circleId}`);
  await reader.execute(sql`delete from people where restored_circle_id = ${circleId}`);
}

/** Removes a circle's log, how far it was read, and the answers of its commands. */
export async function eraseLogOf(reader: Reader, circleId: string): Promise<void> {
  for (const table of ['events', 'reaction_cursors', 'event_streams', 'commands']) {
    await reader.execute(sql`delete from ${sql.identifier(table)} where scope_id = ${circleId}`);
  }
}

/**
 * Removes some rows of what grows with a circle's years: its records and its log.
 *
 * @param from the table to go on with, or nothing.
 * @returns the table to go on with; null when nothing of that is left.
 */
export async function eraseSomeOf(tx: Transaction, circleId: string, from: string): Promise<string | null> {
  await tx.execute(sql`select set_config('carecircle.erased_circle', ${circleId}::text, true)`);
  const grown = [
    ...(await tablesOfCircles(tx))
      .filter((name) => name !== 'jobs')
      .map((name) => [name, 'circle_id'] as const),
    ...['events', 'commands'].map((name) => [name, 'scope_id'] as const),
  ];
  const start = Math.max(
    grown.findIndex(([name]) => name === from),
    0,
  );
  let room = rowsAtOnce;
  for (const [name, key] of grown.slice(start)) {
    room -= await eraseUpTo(tx, room, { name, key, id: circleId });
    if (room === 0) return name;
  }
  return null;
}

async function eraseUpTo(
  tx: Transaction,
  most: number,
  { name, key, id }: { name: string; key: string; id: string },
): Promise<number> {
  const table = sql.identifier(name);
  const gone = await tx.execute<{ number: number }>(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${sql.identifier(key)} = ${id} limit ${most}))
      returning 1)
    select count(*)::int as number from gone`);
  return gone.rows[0]?.number ?? 0;
}

/** Removes what a member's own log tells of a circle, such as direct messages and notifications; nobody is led to it any more. */
export async function eraseFromPerson(tx: Transaction, circleId: string, personId: string): Promise<void> {
  await tx.execute(sql`
    delete from events where scope = 'person' and type <> 'membership.changed' and scope_id = ${personId}
      and (payload ->> 'circleId' = ${circleId} or exists (
        select from jsonb_each(payload) each where each.value ->> 'circleId' = ${circleId}))`);
  await tx.execute(sql`
    delete from commands where scope_id = ${personId} and answer::text like ${`%${circleId}%`}`);
  await tx.execute(sql`
    update people set chosen_circle_id = null where id = ${personId} and chosen_circle_id = ${circleId}`);
}

/** Tables with rows under a circle's key, each before those whose rows its own ones refer to. */
async function tablesOfCircles(reader: Reader): Promise<string[]> {
  const tables = await reader.execute<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'circle_id' and not attisdropped)
      and relname not in ('members', 'recipients', 'demo_copies')
    order by exists (
      select from pg_constraint where conrelid = pg_class.oid and contype = 'f'
        and confrelid not in ('circles'::regclass, 'people'::regclass)) desc, relname`);
  return tables.rows.map(({ name }) => name);
}
