import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { listMembers } from '../../access/find-member';
import { defineQuery } from '../../spine/define-query';
import { invitationOf, listWaiting, mayInviteAs } from './invitation-rows';
import { codeOf, pathOf } from './invitation-secrets';

/** An admin's link makes an admin: whoever may not invite one is not told it. */
export const listInvitations = defineQuery(
  apiContract.invitations.listInvitations,
  async ({ db, circle, actor, now, services: { crypto } }) => {
    const rows = await listWaiting(db, circle.id, circleLimits.members);
    const members = new Map((await listMembers(db, circle.id)).map((member) => [member.id, member]));
    return rows.map((row) => {
      const isTold = mayInviteAs(actor, row.role);
      return {
        invitation: invitationOf(row, members.get(row.invitedBy) ?? null, now),
        path: isTold ? pathOf(crypto, row) : null,
        code: isTold ? codeOf(crypto, row) : null,
      };
    });
  },
);
