import { apiContract } from '@carecircle/contracts/api';
import { findMembership } from '../../access/find-membership';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';

export const resetDemoCircle = defineCommand(apiContract.circles.resetDemoCircle, async (context) => {
  const { tx, circle, actor, record, services, caller } = context;
  if (!circle.isDemo || !services.demo) throw refuse('NOT_FOUND', { message: 'This is no demo circle.' });
  await services.demo.reset(context, { circleId: circle.id, caller });
  const place = await findMembership(tx, circle.id, actor.id);
  if (place) await record('circle.reset', { circle: place.circle });
  return { circleId: circle.id };
});
