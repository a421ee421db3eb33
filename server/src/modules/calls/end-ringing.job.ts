import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { defineJob } from '../../spine/define-job';
import { lockCall } from './call-rows';
import { inState, missRinging, settleCall } from './settle-call';
import { tellCall } from './tell-call';

/** It has rung long enough: whoever did not answer missed it, and without an answer the call is over. */
export const endRinging = defineJob({
  name: 'calls.end-ringing',
  payload: z.object({ circleId: Id, callId: Id }),
  async run(unit) {
    const { tx, payload, record } = unit;
    const standing = await lockCall(tx, payload.circleId, payload.callId);
    if (!standing || inState(standing, 'ringing').length === 0) return;
    const missed = await missRinging(unit, standing);
    const settled = await settleCall(unit, missed);
    if (settled.row.endedAt === null) await tellCall(record, 'call.left', settled);
  },
});
