import { alertLadder } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { languageOf } from '../../../access/person-rows';
import type { UnitOfWork } from '../../../spine/context';
import { defineSendingJob } from '../../../spine/define-sending-job';
import type { AlertRow } from '../alerts.tables';
import { alertSpeech } from './alert-letter';
import { membersWithPhone, readToldMember } from './told-members';

/** Calls one member, in their language, as long as nobody has answered the alert: its last rung (EMER-2). */
export const callMember = defineSendingJob({
  name: 'emergency.call-member',
  rank: 'urgent',
  payload: z.object({ circleId: Id, alertId: Id, memberId: Id }),
  keyOf: ({ alertId, memberId }) => `${alertId}:${memberId}`,
  async prepare({ tx, payload, services }) {
    const told = await readToldMember(tx, payload);
    if (!told) return null;
    const language = await languageOf(tx, payload.memberId);
    const message = { to: told.phone, text: alertSpeech({ ...told, language }), language };
    return () => services.voice.call(message);
  },
});

/** Whom neither app, push nor text has brought to answer a critical alert is called when the last contacts are told. */
export async function planMemberCalls(
  { tx, schedule, now }: Pick<UnitOfWork, 'tx' | 'schedule' | 'now'>,
  row: AlertRow,
): Promise<void> {
  if (row.severity !== 'critical') return;
  const { circleId, id: alertId } = row;
  const at = new Date(now.getTime() + alertLadder.othersAfterMinutes * 60_000);
  for (const memberId of await membersWithPhone(tx, row))
    await schedule(callMember, { circleId, alertId, memberId }, at, { key: `${alertId}:${memberId}` });
}
