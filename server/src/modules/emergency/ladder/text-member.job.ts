import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { languageOf } from '../../../access/person-rows';
import type { UnitOfWork } from '../../../spine/context';
import { defineSendingJob } from '../../../spine/define-sending-job';
import type { AlertRow } from '../alerts.tables';
import { alertText } from './alert-letter';
import { reportLink } from './report-token';
import { membersWithPhone, readToldMember } from './told-members';

/** Texts one member of an alert, in their language, as long as nobody has answered it (EMER-2). */
export const textMember = defineSendingJob({
  name: 'emergency.text-member',
  rank: 'urgent',
  payload: z.object({ circleId: Id, alertId: Id, memberId: Id }),
  keyOf: ({ alertId, memberId }) => `${alertId}:${memberId}`,
  async prepare({ tx, payload, services }) {
    const told = await readToldMember(tx, payload);
    if (!told) return null;
    const text = alertText({ ...told, language: await languageOf(tx, payload.memberId) });
    const { circleId, alertId, memberId: toldId } = payload;
    const reported = { kind: 'member', channel: 'sms', attempt: 1, circleId, alertId, toldId } as const;
    const message = { to: told.phone, text, report: reportLink(services, reported) };
    return () => services.sms.send(message);
  },
});

/** Every member with a telephone is texted, besides being told in the app and by push. */
export async function textMembers(
  { tx, schedule, now }: Pick<UnitOfWork, 'tx' | 'schedule' | 'now'>,
  row: AlertRow,
): Promise<void> {
  const { circleId, id: alertId } = row;
  for (const memberId of await membersWithPhone(tx, row))
    await schedule(textMember, { circleId, alertId, memberId }, now, { key: `${alertId}:${memberId}` });
}
