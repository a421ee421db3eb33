import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { deleteMembership, lockMember } from './change-membership';

export const rejectMember = defineCommand(
  apiContract.circles.rejectMember,
  async ({ tx, input, circle, record }) => {
    const { id } = await lockMember(tx, circle.id, input.memberId, 'pending');
    await deleteMembership(tx, circle.id, id);
    await record('member.rejected', { memberId: id });
    await record.toPerson(id, 'membership.changed', { circleId: circle.id, status: 'rejected' });
    return { memberId: id };
  },
);
