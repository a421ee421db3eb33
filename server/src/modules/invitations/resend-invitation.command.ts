import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { invitationOf, isInvitation, lockUnused } from './invitation-rows';
import { invitations } from './invitations.tables';
import { planSending, requireFewSendings, requireRoomForInvitation, sendingOf } from './plan-sending';
import { requireOutsideDemo } from './require-outside-demo';

/** The same link and code once more, in the name of whoever sends them now. */
export const resendInvitation = defineCommand(
  apiContract.invitations.resendInvitation,
  async ({ input, circle, actor, ...unit }) => {
    const { tx, now, record } = unit;
    requireOutsideDemo(circle);
    const row = await lockUnused(tx, { circleId: circle.id, id: input.invitationId }, actor);
    if (row.revokedAt !== null) throw refuse('INVALID_STATE', { message: 'This invitation was revoked.' });
    await requireRoomForInvitation(tx, row, now);
    await requireFewSendings(tx, row, actor, now);
    const changed = { ...row, ...sendingOf(row, unit), invitedBy: actor.id };
    await tx.update(invitations).set(changed).where(isInvitation(row));
    await planSending(unit, changed);
    const invitation = invitationOf(changed, actor, now);
    await record('invitation.changed', { invitation });
    return invitation;
  },
);
