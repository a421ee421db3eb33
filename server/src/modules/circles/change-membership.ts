import type { Member } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import { findMember, requireMember } from '../../access/find-member';
import { lockMemberships } from '../../access/lock-memberships';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';

type MembershipChange = Partial<
  Pick<
    typeof members.$inferInsert,
    | 'role'
    | 'status'
    | 'permissions'
    | 'joinedAt'
    | 'asksSince'
    | 'rejections'
    | 'rejectedAt'
    | 'takesPart'
    | 'badge'
    | 'frame'
  >
>;

/** The member in one of the given states, held until the transaction ends; NOT_FOUND otherwise. */
export async function lockMember(
  tx: Transaction,
  circleId: string,
  memberId: string,
  status: Member['status'],
): Promise<Member> {
  await tx
    .select({ id: members.personId })
    .from(members)
    .where(isMembership(circleId, memberId))
    .for('no key update');
  const member = await findMember(tx, circleId, memberId);
  if (!member || member.status === 'former') throw refuse('NOT_FOUND', { message: 'Member not found' });
  if (member.status !== status) {
    throw refuse('INVALID_STATE', { message: `This member is ${member.status}.` });
  }
  return member;
}

/** The same, held with all others of the circle: for a change of who belongs to it, or as what. */
export async function lockMemberAmongAll(
  tx: Transaction,
  circleId: string,
  memberId: string,
): Promise<Member> {
  await lockMemberships(tx, circleId);
  return lockMember(tx, circleId, memberId, 'active');
}

/** Writes what changes of a membership and answers the member as it now stands. */
export async function changeMembership(
  tx: Transaction,
  { circleId, id }: Pick<Member, 'circleId' | 'id'>,
  change: MembershipChange,
): Promise<Member> {
  await tx.update(members).set(change).where(isMembership(circleId, id));
  return requireMember(tx, circleId, id);
}

/**
 * Refuses LAST_ADMIN when nobody else would be left to run the circle (CIRC-3).
 *
 * @param leaving held among all, so that two cannot leave at the same moment (`lockMemberAmongAll`).
 */
export async function requireAnotherAdmin(tx: Transaction, leaving: Member): Promise<void> {
  if (leaving.role !== 'admin') return;
  const admins = await tx
    .select({ id: members.personId })
    .from(members)
    .where(
      and(eq(members.circleId, leaving.circleId), eq(members.role, 'admin'), eq(members.status, 'active')),
    );
  if (!admins.some(({ id }) => id !== leaving.id)) {
    throw refuse('LAST_ADMIN', { message: 'A circle needs at least one admin.' });
  }
}

/** Only admins may make, change or remove admins, whatever flags someone else was given. */
export function requireAdminForAdmins(actor: Member, ...roles: Member['role'][]): void {
  if (actor.role !== 'admin' && roles.includes('admin')) {
    throw refuse('NOT_ALLOWED', { message: 'Only an admin may do this.' });
  }
}

function isMembership(circleId: string, memberId: string) {
  return and(eq(members.circleId, circleId), eq(members.personId, memberId));
}
