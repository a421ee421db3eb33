import { circleGraceDays } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { eraseClosedCircle } from './erase-closed-circle.job';
import { tellOfMembership } from './tell-of-membership';

/** Closes the circle for all; an admin can keep it for 14 days, then it is erased (SET-3). */
export const deleteCircle = defineCommand(
  apiContract.circles.deleteCircle,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    if (circle.isDemo) throw refuse('NOT_IN_DEMO', { message: 'The demo circle can be reset instead.' });
    if (input.name !== circle.name) throw nameDiffers();
    const until = new Date(now.getTime() + circleGraceDays * 86_400_000);
    await tx.update(circles).set({ closedAt: now, closedBy: actor.id }).where(eq(circles.id, circle.id));
    await schedule(eraseClosedCircle, {}, until, { key: circle.id });
    await record('circle.closed', { circle, until: until.toISOString() });
    await tellOfMembership({ tx, record }, circle.id, 'closed');
    return { circleId: circle.id, until: until.toISOString() };
  },
);

function nameDiffers() {
  return refuse('INVALID_INPUT', {
    message: 'This is not the name of the circle.',
    fields: [{ path: 'name', code: 'name_differs' }],
  });
}
