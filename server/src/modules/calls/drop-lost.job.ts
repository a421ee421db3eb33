import { callLimits } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { defineJob, type Job } from '../../spine/define-job';
import { lockCall } from './call-rows';
import { leave } from './leave';
import { inState } from './settle-call';

const payload = z.object({ circleId: Id, callId: Id });

/** Takes devices out of an open call that have not been heard of for long: a page that crashed cannot say goodbye. */
export const dropLost: Job<typeof payload> = defineJob({
  name: 'calls.drop-lost',
  payload,
  async run(unit) {
    const { circleId, callId } = unit.payload;
    const standing = await lockCall(unit.tx, circleId, callId);
    if (!standing || standing.row.endedAt) return;
    const limit = unit.now.getTime() - callLimits.lostSeconds * 1000;
    const lost = inState(standing, 'joined').filter(
      ({ seenAt }) => seenAt !== null && seenAt.getTime() <= limit,
    );
    const after = await leave(
      unit,
      standing,
      lost.map(({ memberId }) => memberId),
    );
    if (after.row.endedAt) return;
    const nextAt = new Date(unit.now.getTime() + callLimits.keepSeconds * 1000);
    await unit.schedule(dropLost, { circleId, callId }, nextAt, { key: callId });
  },
});
