import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import type { Reader } from '../../database/database';
import { causeNames, kindOf, needsOf } from './causes-of';
import { notifications } from './notifications.tables';

/** What each cause needs to be seen, in one value for the database. */
const needs = JSON.stringify(Object.fromEntries(causeNames.map((cause) => [cause, needsOf(cause)])));

/** Which switch of a person each cause hangs on, in one value for the database. */
const kinds = JSON.stringify(Object.fromEntries(causeNames.map((cause) => [cause, kindOf(cause)])));
const kind = sql`(${kinds}::jsonb ->> ${notifications.cause})`;

/**
 * Where a membership beside a notification lets its person see it now: with a membership ends all that its circle told, with a
 * permission what needs it (CIRC-4), with a switch what is not shared (PRIV-1), and while a circle is closed everything (SET-3).
 */
const isSeen = sql`${members.circleId} = ${notifications.circleId} and ${members.personId} = ${notifications.personId}
  and ${members.status} = 'active' and (${members.permissions} || jsonb_build_object('role', ${members.role}))
    @> coalesce(${needs}::jsonb -> ${notifications.cause}, '{}'::jsonb)
  and (${kind} is null or not (${members.withheld} @> to_jsonb(${kind})
    or coalesce(${members.hidden} -> ${notifications.aboutId}::text, '[]'::jsonb) @> to_jsonb(${kind})))
  and not exists (select 1 from ${circles} where ${circles.id} = ${notifications.circleId} and ${circles.closedAt} is not null)`;

/** A person's notifications, as far as they may see them now. */
export function isOwn(personId: string): SQL {
  return sql`(${notifications.personId} = ${personId} and exists (select 1 from ${members} where ${isSeen}))`;
}

/** How many notifications each of these persons has not read; persons without any are missing. */
export async function countUnread(
  reader: Reader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await reader
    .select({ personId: notifications.personId, number: count() })
    .from(notifications)
    .innerJoin(members, isSeen)
    .where(and(inArray(notifications.personId, [...personIds]), eq(notifications.read, false)))
    .groupBy(notifications.personId);
  return new Map(rows.map(({ personId, number }) => [personId, number]));
}

export async function countUnreadOf(reader: Reader, personId: string): Promise<number> {
  return (await countUnread(reader, [personId])).get(personId) ?? 0;
}
