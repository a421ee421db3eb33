import { drillMinutes } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { defineJob } from '../../spine/define-job';
import { changeAlert, lockAnyAlert } from './alert-rows';
import { endDrill } from './end-drill.job';
import { planMemberCalls } from './ladder/call-member.job';
import { escalate } from './ladder/escalate-alert.job';
import { planNotices } from './ladder/plan-notices';
import { textMembers } from './ladder/text-member.job';

/**
 * The countdown has ended: the alert is active, every member is notified, and it begins to climb for as long as nobody answers (EMER-2,
 * EMER-3). A drill tells the members alone, and ends by itself (EMER-6).
 */
export const raiseAlert = defineJob({
  name: 'emergency.raise-alert',
  rank: 'urgent',
  payload: z.object({ circleId: Id, alertId: Id }),
  async run(unit) {
    const { tx, payload, now, record, schedule, services } = unit;
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    if (row?.status !== 'armed') return;
    const circle = (await findMembership(tx, payload.circleId, row.triggeredBy))?.circle;
    if (circle && !row.isDrill) await planNotices(tx, { alert: row, circle, services, now });
    await escalate(unit, payload, now);
    const alert = await changeAlert(tx, row, { status: 'active', raisedAt: now });
    await record('alert.raised', { alert });
    if (row.isDrill) {
      const endsAt = new Date(now.getTime() + drillMinutes * 60_000);
      await schedule(endDrill, payload, endsAt, { key: payload.alertId });
    } else if (!circle?.isDemo) {
      if (services.sms.isConfigured) await textMembers(unit, row);
      if (services.voice.isConfigured) await planMemberCalls(unit, row);
    }
  },
});
