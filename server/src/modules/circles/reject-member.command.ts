import { apiContract } from '@carecircle/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import { defineCommand } from '../../spine/define-command';
import { lockWaiting } from './waiting-people';

/** Being turned down is a state of its own: whoever belonged here before stays in its history. */
export const rejectMember = defineCommand(
  apiContract.circles.rejectMember,
  async ({ tx, input, circle, now, record }) => {
    const { id } = await lockWaiting(tx, circle.id, input.memberId);
    await tx
      .update(members)
      .set({
        status: sql`case when ${members.status} = 'former' then 'former' else 'rejected' end`,
        asksSince: null,
        rejections: sql`${members.rejections} + 1`,
        rejectedAt: now,
      })
      .where(and(eq(members.circleId, circle.id), eq(members.personId, id)));
    await record('member.rejected', { memberId: id });
    await record.toPerson(id, 'membership.changed', { circleId: circle.id, status: 'rejected' });
    return { memberId: id };
  },
);
