import type { Member } from '@carecircle/contracts';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { refuse } from '../refuse';
import { members } from './circles.tables';
import { people } from './people.tables';

export const memberFields = {
  id: members.personId,
  circleId: members.circleId,
  name: people.name,
  email: people.email,
  phone: sql<string | null>`case when ${people.sharesPhone} then ${people.phone} end`,
  role: members.role,
  status: members.status,
  permissions: members.permissions,
  joinedAt: members.joinedAt,
  hidden: members.hidden,
  withheld: members.withheld,
  badge: members.badge,
  frame: members.frame,
};

type MemberRow = Omit<Member, 'joinedAt' | 'status'> &
  Pick<typeof members.$inferSelect, 'joinedAt' | 'status'>;

/** Whoever was turned down without ever having belonged is no member; the row only remembers that they asked. */
const isMembership = ne(members.status, 'rejected');

/** The member of whatever status; null when this person neither belonged to the circle nor waits for it. */
export async function findMember(reader: Reader, circleId: string, personId: string): Promise<Member | null> {
  const [row] = await reader
    .select(memberFields)
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId), isMembership));
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

/** A person's memberships of all circles, of whatever status; `waits` for those who ask to be let in, again or at first. */
export async function listMembershipsOf(
  reader: Reader,
  personId: string,
): Promise<(Member & { waits: boolean })[]> {
  const rows = await reader
    .select({ ...memberFields, asksSince: members.asksSince })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.personId, personId), isMembership))
    .orderBy(asc(members.joinedAt), asc(members.circleId));
  return rows.map(({ asksSince, ...row }) => ({
    ...memberOf(row),
    waits: row.status === 'pending' || (row.status === 'former' && asksSince !== null),
  }));
}

export function memberOf(row: MemberRow): Member {
  return { ...row, status: row.status as Member['status'], joinedAt: row.joinedAt.toISOString() };
}
