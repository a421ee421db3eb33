import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import {
  changeMembership,
  lockMember,
  requireAdminForAdmins,
  requireAnotherAdmin,
} from './change-membership';
import { memberFor } from './seen-by';

/** Ends a membership; the row stays, so that history keeps its names. */
export const removeMember = defineCommand(
  apiContract.circles.removeMember,
  async ({ tx, input, circle, actor, record }) => {
    const leaving = await lockMember(tx, circle.id, input.memberId, 'active');
    requireAdminForAdmins(actor, leaving.role);
    await requireAnotherAdmin(tx, leaving);
    const member = await changeMembership(tx, leaving, { status: 'former' });
    await record('member.removed', { member });
    await record.toPerson(member.id, 'membership.changed', { circleId: circle.id, status: 'former' });
    return memberFor(actor, member);
  },
);
