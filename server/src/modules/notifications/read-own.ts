import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { members } from '../circles/circles.tables';
import { notifications } from './notifications.tables';

/** A person's notifications of circles they still belong to: with a membership ends all that its circle told. */
export function isOwn(personId: string) {
  return and(
    eq(notifications.personId, personId),
    sql`exists (select 1 from ${members} where ${members.circleId} = ${notifications.circleId}
      and ${members.personId} = ${notifications.personId} and ${members.status} = 'active')`,
  );
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
    .innerJoin(
      members,
      and(
        eq(members.circleId, notifications.circleId),
        eq(members.personId, notifications.personId),
        eq(members.status, 'active'),
      ),
    )
    .where(and(inArray(notifications.personId, [...personIds]), eq(notifications.read, false)))
    .groupBy(notifications.personId);
  return new Map(rows.map(({ personId, number }) => [personId, number]));
}

export async function countUnreadOf(reader: Reader, personId: string): Promise<number> {
  return (await countUnread(reader, [personId])).get(personId) ?? 0;
}
