import { apiContract } from '@carecircle/contracts/api';
import { joiningPermissions } from '@carecircle/permissions';
import { defineCommand } from '../../spine/define-command';
import { changeMembership } from './change-membership';
import { readDefaultPermissions } from './default-permissions';
import { memberFor } from './seen-by';
import { lockWaiting } from './waiting-people';

export const admitMember = defineCommand(
  apiContract.circles.admitMember,
  async ({ tx, input, circle, actor, now, record }) => {
    const waiting = await lockWaiting(tx, circle.id, input.memberId);
    const { role } = input;
    const permissions = joiningPermissions(role, await readDefaultPermissions(tx, circle.id));
    const place = { role, status: 'active', permissions, joinedAt: now } as const;
    const answered = { asksSince: null, rejections: 0, rejectedAt: null };
    const member = await changeMembership(tx, waiting, { ...place, ...answered });
    await record('member.joined', { member });
    await record.toPerson(member.id, 'membership.changed', { circleId: circle.id, status: 'active' });
    return memberFor(actor, member);
  },
);
