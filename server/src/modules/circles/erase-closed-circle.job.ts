import { circleGraceDays } from '@carecircle/contracts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod';
import { circles, members } from '../../access/circles.tables';
import { defineJob } from '../../spine/define-job';
import { cancelJobsOf } from '../../spine/jobs/job-table';
import { eraseCircleRows } from './erase-circle-rows.job';
import { tellOfMembership } from './tell-of-membership';

/**
 * Begins to erase a circle whose time to be kept is over (SET-3): nobody belongs to it any more, so nobody can keep it. One that was
 * kept, or kept and closed again, is left alone until its own time comes.
 */
export const eraseClosedCircle = defineJob({
  name: 'circles.erase-closed-circle',
  payload: z.object({}),
  rank: 'idle',
  async run({ tx, circleId, now, record, schedule }) {
    if (circleId === null) return;
    const closedBefore = new Date(now.getTime() - circleGraceDays * 86_400_000);
    const [over] = await tx
      .select({ id: circles.id })
      .from(circles)
      .where(and(eq(circles.id, circleId), lte(circles.closedAt, closedBefore)))
      .for('no key update');
    if (!over) return;
    await tellOfMembership({ tx, record }, circleId, 'former');
    await tx
      .update(members)
      .set({ status: 'former', asksSince: null })
      .where(and(eq(members.circleId, circleId), inArray(members.status, ['active', 'pending', 'former'])));
    await cancelJobsOf(tx, circleId);
    await schedule(eraseCircleRows, {}, now, { key: circleId });
  },
});
