import type { Member } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import { findMember, memberFields, memberOf } from '../../access/find-member';
import { lockMemberships } from '../../access/lock-memberships';
import { people } from '../../access/people.tables';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';

const since = sql`coalesce(${members.asksSince}, ${members.joinedAt})`.mapWith(members.joinedAt);

/**
 * Those who wait to be let in, in the order of asking (CIRC-2). They are told as newcomers, for nothing that they had before
 * counts until an admin decides, while the circle's history goes on knowing them as former members.
 */
export async function listWaiting(reader: Reader, circleId: string): Promise<Member[]> {
  const rows = await waitingIn(reader, circleId).orderBy(asc(since), asc(members.personId));
  return rows.map(asNewcomer);
}

/** Somebody who waits, with all memberships of the circle held until the transaction ends; refused like a stranger who does not. */
export async function lockWaiting(tx: Transaction, circleId: string, memberId: string): Promise<Member> {
  await lockMemberships(tx, circleId);
  return requireWaiting(tx, circleId, memberId);
}

/** Somebody who waits; refused like a stranger who does not. */
export async function requireWaiting(reader: Reader, circleId: string, memberId: string): Promise<Member> {
  const [waiting] = await waitingIn(reader, circleId, memberId);
  if (waiting) return asNewcomer(waiting);
  const known = await findMember(reader, circleId, memberId);
  if (known?.status === 'active') throw refuse('INVALID_STATE', { message: 'This member is active.' });
  throw refuse('NOT_FOUND', { message: 'Member not found' });
}

function waitingIn(reader: Reader, circleId: string, memberId?: string) {
  return reader
    .select({ ...memberFields, joinedAt: since })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(
      and(
        eq(members.circleId, circleId),
        memberId === undefined ? undefined : eq(members.personId, memberId),
        or(eq(members.status, 'pending'), and(eq(members.status, 'former'), isNotNull(members.asksSince))),
      ),
    );
}

function asNewcomer(row: Parameters<typeof memberOf>[0]): Member {
  return { ...memberOf(row), status: 'pending', role: 'family', permissions: presetFor('family') };
}
