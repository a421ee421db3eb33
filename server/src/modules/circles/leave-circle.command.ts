import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { lockMemberAmongAll } from './change-membership';
import { endMembership } from './end-membership';

/** Ends one's own membership (PRIV-3). People of the demo circle have no other place to be. */
export const leaveCircle = defineCommand(
  apiContract.circles.leaveCircle,
  async ({ tx, circle, actor, record }) => {
    if (circle.isDemo) throw refuse('NOT_IN_DEMO', { message: 'Nobody leaves the demo circle.' });
    await endMembership({ tx, record }, await lockMemberAmongAll(tx, circle.id, actor.id));
    return { circleId: circle.id };
  },
);
