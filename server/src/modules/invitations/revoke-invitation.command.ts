import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { isInvitation, lockUnused } from './invitation-rows';
import { invitations } from './invitations.tables';

export const revokeInvitation = defineCommand(
  apiContract.invitations.revokeInvitation,
  async ({ tx, input: { invitationId }, circle, actor, now, record }) => {
    const row = await lockUnused(tx, { circleId: circle.id, id: invitationId }, actor);
    if (row.revokedAt !== null) return { invitationId };
    await tx.update(invitations).set({ revokedAt: now }).where(isInvitation(row));
    await record('invitation.revoked', { invitationId });
    return { invitationId };
  },
);
