import { apiContract } from '@carecircle/contracts/api';
import { and, eq, gt, sql } from 'drizzle-orm';
import { listMembers } from '../../access/find-member';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { invitationOf, isWaiting, requireMayInviteAs } from './invitation-rows';
import { digestsOf } from './invitation-secrets';
import { invitations, type InvitationRow } from './invitations.tables';
import { planSending, requireFewSendings, requireRoomForInvitation, sendingOf } from './plan-sending';
import { requireOutsideDemo } from './require-outside-demo';

/** Invites somebody by mail, telephone or both, in a role (CIRC-2). */
export const inviteMember = defineCommand(
  apiContract.invitations.inviteMember,
  async ({ input, circle, actor, ...unit }) => {
    const { tx, now, record, addRow, services } = unit;
    const { invitationId: id, name, email, phone, role } = input;
    const reached = { circleId: circle.id, id, email, phone };
    requireOutsideDemo(circle);
    requireMayInviteAs(actor, role);
    await requireRoomForInvitation(tx, reached, now);
    if (email !== null) await requireNotKnown(tx, circle.id, email, now);
    await requireFewSendings(tx, reached, actor, now);
    const row: InvitationRow = {
      ...reached,
      ...digestsOf(services.crypto, reached),
      ...sendingOf(reached, unit),
      ...{ name, role, invitedBy: actor.id, usedAt: null, usedBy: null, revokedAt: null },
    };
    addRow(invitations, row, () => refuse('ALREADY_DONE', { message: 'This invitation was made before.' }));
    await planSending(unit, row);
    const invitation = invitationOf(row, actor, now);
    await record('invitation.made', { invitation });
    return invitation;
  },
);

/** Nobody is invited twice, nor who is here. */
async function requireNotKnown(tx: Transaction, circleId: string, email: string, now: Date): Promise<void> {
  const active = await listMembers(tx, circleId, ['active']);
  if (active.some((member) => member.email.toLowerCase() === email))
    throw refuse('ALREADY_A_MEMBER', {
      message: 'This person belongs to the circle already.',
      fields: [{ path: 'email', code: 'member' }],
    });
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(isWaiting(circleId), gt(invitations.expiresAt, now), eq(sql`lower(${invitations.email})`, email)),
    );
  if (open)
    throw refuse('ALREADY_DONE', {
      message: 'There is an open invitation for this address.',
      fields: [{ path: 'email', code: 'invited' }],
    });
}
