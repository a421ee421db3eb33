import { apiContract } from '@carecircle/contracts/api';
import { presetFor } from '@carecircle/permissions';
import { defineCommand } from '../../spine/define-command';
import { changeMembership, lockMember } from './change-membership';

export const admitMember = defineCommand(
  apiContract.circles.admitMember,
  async ({ tx, input, circle, now, record }) => {
    const waiting = await lockMember(tx, circle.id, input.memberId, 'pending');
    const { role } = input;
    const place = { role, status: 'active', permissions: presetFor(role), joinedAt: now } as const;
    const member = await changeMembership(tx, waiting, place);
    await record('member.joined', { member });
    await record.toPerson(member.id, 'membership.changed', { circleId: circle.id, status: 'active' });
    return member;
  },
);
