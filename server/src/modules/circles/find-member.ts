import type { Circle, Member } from '@carecircle/contracts';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../spine/refuse';
import { people } from '../account/people.tables';
import { circleOf } from './circle-rows';
import { circles, members } from './circles.tables';

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

export interface Membership {
  circle: Circle;
  member: Member;
}

/** The circle and this person's place in it, in one read. */
export async function findMembership(
  reader: Reader,
  circleId: string,
  personId: string,
): Promise<Membership | null> {
  const [row] = await reader
    .select({ circle: circles, member: memberFields })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .innerJoin(circles, eq(circles.id, members.circleId))
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId)));
  return row ? { circle: circleOf(row.circle), member: memberOf(row.member) } : null;
}

/** The same in one statement with a change; `hasChanged` tells whether that gave a row. */
export async function findMembershipWith(
  tx: Transaction,
  change: SQL,
  circleId: string,
  personId: string,
): Promise<(Membership & { hasChanged: boolean }) | null> {
  const changed = tx.$with('changed', {}).as(change);
  const [row] = await tx
    .with(changed)
    .select({
      circle: circles,
      member: memberFields,
      hasChanged: sql<boolean>`exists (select from changed)`,
    })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .innerJoin(circles, eq(circles.id, members.circleId))
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId)));
  if (!row) return null;
  return { circle: circleOf(row.circle), member: memberOf(row.member), hasChanged: row.hasChanged };
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
