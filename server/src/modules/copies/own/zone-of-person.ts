import { and, asc, eq } from 'drizzle-orm';
import { circles, members } from '../../../access/circles.tables';
import type { Reader } from '../../../database/database';
import { readSettingsOf } from '../../notification-settings';

/** Where a person is, by their newest device, or else by their first circle. */
export async function zoneOfPerson(reader: Reader, personId: string): Promise<string> {
  const { timeZone } = await readSettingsOf(reader, personId);
  if (timeZone !== null) return timeZone;
  const [first] = await reader
    .select({ timeZone: circles.timeZone })
    .from(members)
    .innerJoin(circles, eq(circles.id, members.circleId))
    .where(and(eq(members.personId, personId), eq(members.status, 'active')))
    .orderBy(asc(members.joinedAt))
    .limit(1);
  return first?.timeZone ?? 'UTC';
}
