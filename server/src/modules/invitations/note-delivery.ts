import type { SendingOutcome } from '../../spine/define-sending-job';
import type { UnitOfWork } from '../../spine/context';
import { isInvitation, readInvitation } from './invitation-rows';
import { invitations } from './invitations.tables';

/** Whoever looks at the invitations sees how the letter or text message went. What could not be sent for real stays so. */
export async function noteDelivery(
  { tx, now, record }: UnitOfWork,
  { circleId, invitationId }: { circleId: string; invitationId: string },
  channel: 'mail' | 'sms',
  outcome: SendingOutcome,
): Promise<void> {
  const key = { circleId, id: invitationId };
  const [row] = await tx.select().from(invitations).where(isInvitation(key)).for('no key update');
  const delivery = outcome === 'sent' ? 'sent' : 'failed';
  if (!row || row[channel] === 'unconfigured' || row[channel] === delivery) return;
  await tx
    .update(invitations)
    .set({ [channel]: delivery })
    .where(isInvitation(key));
  if (row.usedAt !== null || row.revokedAt !== null) return;
  const invitation = await readInvitation(tx, { ...row, [channel]: delivery }, now);
  await record.toCircle(circleId, 'invitation.changed', { invitation });
}
