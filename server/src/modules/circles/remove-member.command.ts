import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { lockMemberAmongAll, requireAdminForAdmins } from './change-membership';
import { endMembership } from './end-membership';
import { memberFor } from './seen-by';

/** Ends a membership; the row stays, so that history keeps its names. */
export const removeMember = defineCommand(
  apiContract.circles.removeMember,
  async ({ tx, input, circle, actor, record }) => {
    const leaving = await lockMemberAmongAll(tx, circle.id, input.memberId);
    requireAdminForAdmins(actor, leaving.role);
    const member = await endMembership({ tx, record }, leaving);
    return memberFor(actor, member);
  },
);
