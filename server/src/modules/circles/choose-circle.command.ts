import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { findMembership } from '../../access/find-membership';
import { people } from '../../access/people.tables';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';

export const chooseCircle = defineCommand(apiContract.circles.chooseCircle, async ({ tx, input, actor }) => {
  const place = await findMembership(tx, input.chosenCircleId, actor.id);
  if (place?.member.status !== 'active') throw refuse('NOT_FOUND', { message: 'There is no such circle.' });
  await tx.update(people).set({ chosenCircleId: input.chosenCircleId }).where(eq(people.id, actor.id));
  return { circleId: input.chosenCircleId };
});
