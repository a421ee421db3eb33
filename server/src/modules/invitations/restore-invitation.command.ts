import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { isInvitation, lockUnused, readInvitation } from './invitation-rows';
import { invitations } from './invitations.tables';
import { requireRoomForInvitation } from './plan-sending';

/** Undoes a revocation: link and code are the same as before, and so is the time that is left. */
export const restoreInvitation = defineCommand(
  apiContract.invitations.restoreInvitation,
  async ({ tx, input: { invitationId }, circle, actor, now, record }) => {
    const row = await lockUnused(tx, { circleId: circle.id, id: invitationId }, actor);
    const restored = { ...row, revokedAt: null };
    const invitation = await readInvitation(tx, restored, now);
    if (row.revokedAt === null) return invitation;
    await requireRoomForInvitation(tx, row, now);
    await tx.update(invitations).set({ revokedAt: null }).where(isInvitation(row));
    await record('invitation.restored', { invitation });
    return invitation;
  },
);
