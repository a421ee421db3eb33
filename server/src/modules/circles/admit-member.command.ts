import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { admit } from './admit';
import { memberFor } from './seen-by';
import { lockWaiting } from './waiting-people';

export const admitMember = defineCommand(
  apiContract.circles.admitMember,
  async ({ input, circle, actor, ...unit }) => {
    const { id: personId } = await lockWaiting(unit.tx, circle.id, input.memberId);
    const member = await admit(unit, { circleId: circle.id, personId, role: input.role });
    return memberFor(actor, member);
  },
);
