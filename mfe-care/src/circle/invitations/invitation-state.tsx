import type { Invitation, InvitationDelivery } from '@carecircle/contracts';
import { StatusPill, type StatusTone } from '@carecircle/ui';
import { useMessages } from '../../words';

const tones: Record<InvitationDelivery, StatusTone> = {
  ...{ waiting: 'neutral', sent: 'done', failed: 'missed', unconfigured: 'due' },
};

/** Whether it can still be accepted, else how its letter and text message went. */
export function InvitationState({ invitation: { status, mail, sms } }: { invitation: Invitation }) {
  const t = useMessages();
  if (status === 'expired' || status === 'revoked')
    return <StatusPill tone="missed">{t(`invitation.status.${status}`)}</StatusPill>;
  return (
    <>
      {mail ? <StatusPill tone={tones[mail]}>{t(`invitation.mail.${mail}`)}</StatusPill> : null}
      {sms ? <StatusPill tone={tones[sms]}>{t(`invitation.sms.${sms}`)}</StatusPill> : null}
    </>
  );
}
