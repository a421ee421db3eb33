import { apiContract } from '@carecircle/contracts/api';
import { can } from '@carecircle/permissions';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { findMember } from '../../access/find-member';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { circleOf } from './circle-rows';
import { tellOfMembership } from './tell-of-membership';

/** Opens a closed circle again, as it was. Nobody has a place in it meanwhile, so who may is asked here. */
export const keepCircle = defineCommand(
  apiContract.circles.keepCircle,
  async ({ tx, input, actor, record }) => {
    const { closedCircleId } = input;
    const member = await findMember(tx, closedCircleId, actor.id);
    if (member?.status !== 'active') throw refuse('NOT_FOUND', { message: 'There is no such circle.' });
    if (!can(member, 'circle:keep')) throw refuse('NOT_ALLOWED', { message: 'Only an admin may do this.' });
    const [row] = await tx.select().from(circles).where(eq(circles.id, closedCircleId)).for('no key update');
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such circle.' });
    if (!row.closedAt) return circleOf(row);
    await tx.update(circles).set({ closedAt: null, closedBy: null }).where(eq(circles.id, row.id));
    const circle = circleOf(row);
    await record.toCircle(row.id, 'circle.kept', { circle });
    await tellOfMembership({ tx, record }, row.id, 'active');
    return circle;
  },
);
