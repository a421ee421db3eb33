import type { Invitation, InvitationStatus, Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, count, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import { findMember } from '../../access/find-member';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { invitations, type InvitationRow } from './invitations.tables';

/** Whether an invitation can be accepted, and why not. It stands as long as whoever made it could make it. */
export function statusOf(row: InvitationRow, inviter: Member | null, now: Date): InvitationStatus {
  if (row.usedAt !== null) return 'used';
  if (row.revokedAt !== null || !mayInviteAs(inviter, row.role)) return 'revoked';
  return row.expiresAt <= now ? 'expired' : 'open';
}

/** Only admins invite admins. */
export function mayInviteAs(member: Member | null, role: Member['role']): boolean {
  return member !== null && can(member, 'member:invite') && (role !== 'admin' || member.role === 'admin');
}

export function invitationOf(row: InvitationRow, inviter: Member | null, now: Date): Invitation {
  const { id, circleId, name, email, phone, role, invitedBy, mail, sms } = row;
  return {
    ...{ id, circleId, name, email, phone, role, invitedBy, mail, sms },
    method: email === null ? 'phone' : phone === null ? 'email' : 'both',
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    status: statusOf(row, inviter, now),
  };
}

/** The same with whoever invited looked up. */
export async function readInvitation(reader: Reader, row: InvitationRow, now: Date): Promise<Invitation> {
  return invitationOf(row, await findMember(reader, row.circleId, row.invitedBy), now);
}

/** Neither accepted nor revoked, the newest first. */
export function listWaiting(reader: Reader, circleId: string, most: number): Promise<InvitationRow[]> {
  return reader
    .select()
    .from(invitations)
    .where(isWaiting(circleId))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(most);
}

/** How many could be accepted now, besides one; each of them holds a place in the circle. */
export async function countOpen(
  tx: Transaction,
  circleId: string,
  { besides, now }: { besides: string; now: Date },
): Promise<number> {
  const isOpen = and(isWaiting(circleId), gt(invitations.expiresAt, now), ne(invitations.id, besides));
  const [row] = await tx.select({ number: count() }).from(invitations).where(isOpen);
  return row?.number ?? 0;
}

export function isWaiting(circleId: string): SQL | undefined {
  return and(eq(invitations.circleId, circleId), isNull(invitations.usedAt), isNull(invitations.revokedAt));
}

export function isInvitation({ circleId, id }: Pick<InvitationRow, 'circleId' | 'id'>): SQL | undefined {
  return and(eq(invitations.circleId, circleId), eq(invitations.id, id));
}

/** An invitation that nobody has accepted, held until the transaction ends; its role is one that the actor may hand out. */
export async function lockUnused(
  tx: Transaction,
  key: Pick<InvitationRow, 'circleId' | 'id'>,
  actor: Member,
): Promise<InvitationRow> {
  const [row] = await tx.select().from(invitations).where(isInvitation(key)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such invitation.' });
  if (row.usedAt !== null) throw refuse('ALREADY_DONE', { message: 'This invitation has been accepted.' });
  requireMayInviteAs(actor, row.role);
  return row;
}

export function requireMayInviteAs(actor: Member, role: Member['role']): void {
  if (!mayInviteAs(actor, role)) throw refuse('NOT_ALLOWED', { message: 'Only an admin invites admins.' });
}
