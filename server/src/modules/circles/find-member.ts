import type { Member } from '@carecircle/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { refuse } from '../../spine/refuse';
import { people } from '../account/people.tables';
import { members } from './circles.tables';

const memberFields = {
  id: members.personId,
  circleId: members.circleId,
  name: people.name,
  email: people.email,
  phone: people.phone,
  role: members.role,
  status: members.status,
  permissions: members.permissions,
  joinedAt: members.joinedAt,
  badge: members.badge,
  frame: members.frame,
};

/** The member of whatever status; null when this person never belonged to the circle. */
export async function findMember(reader: Reader, circleId: string, personId: string): Promise<Member | null> {
  const [row] = await reader
    .select(memberFields)
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId)));
  return row ? memberOf(row) : null;
}

/** @throws NOT_FOUND 'Member not found' when this person never belonged to the circle. */
export async function requireMember(reader: Reader, circleId: string, personId: string): Promise<Member> {
  const member = await findMember(reader, circleId, personId);
  if (!member) throw refuse('NOT_FOUND', { message: 'Member not found' });
  return member;
}

/** Active and former members (or those of the given status), in the order of joining. */
export async function listMembers(
  reader: Reader,
  circleId: string,
  statuses: readonly Member['status'][] = ['active', 'former'],
): Promise<Member[]> {
  const rows = await reader
    .select(memberFields)
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.circleId, circleId), inArray(members.status, [...statuses])))
    .orderBy(asc(members.joinedAt), asc(members.personId));
  return rows.map(memberOf);
}

/** A person's places in all circles, of whatever status. */
export async function listMembershipsOf(reader: Reader, personId: string): Promise<Member[]> {
  const rows = await reader
    .select(memberFields)
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(eq(members.personId, personId))
    .orderBy(asc(members.joinedAt), asc(members.circleId));
  return rows.map(memberOf);
}

function memberOf(row: Omit<Member, 'joinedAt'> & { joinedAt: Date }): Member {
  return { ...row, joinedAt: row.joinedAt.toISOString() };
}
