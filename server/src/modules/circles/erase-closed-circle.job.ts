import { circleGraceDays } from '@carecircle/contracts';
import { and, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../access/circles.tables';
import { eraseCircle, eraseFromPeople, eraseLogOf } from '../../records/erase-circle';
import { defineJob } from '../../spine/define-job';
import { tellOfMembership } from './tell-of-membership';

/**
 * Erases a circle whose time to be kept is over (SET-3): its records, files, feeds, links, jobs and log. One that was kept, or
 * kept and closed again, is left alone until its own time comes.
 */
export const eraseClosedCircle = defineJob({
  name: 'circles.erase-closed-circle',
  payload: z.object({}),
  rank: 'idle',
  async run({ tx, circleId, now, record, afterCommit, services }) {
    if (circleId === null) return;
    const closedBefore = new Date(now.getTime() - circleGraceDays * 86_400_000);
    const [over] = await tx
      .select({ id: circles.id })
      .from(circles)
      .where(and(eq(circles.id, circleId), lte(circles.closedAt, closedBefore)))
      .for('update');
    if (!over) return;
    await tellOfMembership({ tx, record }, circleId, 'former');
    await eraseFromPeople(tx, circleId);
    await eraseCircle(tx, circleId);
    await eraseLogOf(tx, circleId);
    // Whoever dies in between leaves bytes behind that nobody can open: their key went with the records.
    afterCommit(() => services.files.removeCircle(circleId));
  },
});
