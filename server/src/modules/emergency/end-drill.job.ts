import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { defineJob } from '../../spine/define-job';
import { lockAnyAlert } from './alert-rows';
import { endAlert } from './end-alert';

/** A drill that everybody forgot ends by itself (EMER-6). */
export const endDrill = defineJob({
  name: 'emergency.end-drill',
  payload: z.object({ circleId: Id, alertId: Id }),
  async run(unit) {
    const row = await lockAnyAlert(unit.tx, unit.payload.circleId, unit.payload.alertId);
    if (row?.status === 'active' && row.isDrill) await endAlert(unit, row, { resolvedBy: null });
  },
});
