import { useState } from 'react';
import { patch, useCommand, useFormats, useMembers, type OperationOutput } from '@carecircle/remote-kit';
import { Button, Inline, ListRow, showToast, Stack } from '@carecircle/ui';
import { MailIcon, ShareIcon, SmartphoneIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useOfferUndo } from '../../use-offer-undo';
import { useMessages } from '../../words';
import { RoleBadge } from '../role-badge';
import { withoutInvitation } from './invitation-events';
import { InvitationState } from './invitation-state';
import { ShareInvitation } from './share-invitation';
import { useInvitationProblem } from './use-invitation-problem';

type Entry = OperationOutput<'invitations.listInvitations'>[number];

/** One invitation: to whom, by whom, until when, and how it went; to send again, pass on or take back. */
export function InvitationRow(entry: Entry) {
  const t = useMessages();
  const { date, dayOf } = useFormats();
  const { invitation, path } = entry;
  const { id, name, email, phone, invitedBy, expiresAt } = invitation;
  const inviter = useMembers().find((member) => member.id === invitedBy)?.name;
  const [isSharing, setIsSharing] = useState(false);
  const reached = [email, phone && formatPhoneNumber(phone)].filter(Boolean).join(' · ');
  const title = name || reached;
  return (
    <ListRow
      leading={phone && !email ? <SmartphoneIcon /> : <MailIcon />}
      title={title}
      meta={
        <>
          {name ? <span>{reached}</span> : null}
          <RoleBadge role={invitation.role} />
          {inviter ? <span>{t('invitation.by', { name: inviter })}</span> : null}
          {invitation.status === 'open' ? (
            <span>{t('invitation.expires', { when: date(dayOf(expiresAt)) })}</span>
          ) : null}
          <InvitationState invitation={invitation} />
        </>
      }
      footer={
        <Stack gap={3}>
          <Inline gap={2}>
            {path === null ? null : (
              <Button
                size="small"
                icon={ShareIcon}
                aria-expanded={isSharing}
                aria-label={t('invitation.share.of', { name: title })}
                onPress={() => setIsSharing(!isSharing)}
              >
                {t('invite.share')}
              </Button>
            )}
            <Answers id={id} name={title} isOwn={path !== null} />
          </Inline>
          {isSharing ? <ShareInvitation {...entry} /> : null}
        </Stack>
      }
    />
  );
}

/** Sending again and taking back, for whoever may hand out this role. */
function Answers({ id, name, isOwn }: { id: string; name: string; isOwn: boolean }) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const { ofForm } = useInvitationProblem();
  const input = { invitationId: id };
  const resend = useCommand('invitations.resendInvitation', {
    onDone: ({ mail, sms }) => {
      const isSent = ![mail, sms].includes('unconfigured');
      showToast({ text: t(isSent ? 'invitation.resent' : 'invitation.renewed', { name }), tone: 'success' });
    },
    onRefused: (refusal) => showToast({ text: ofForm(refusal), tone: 'failed' }),
  });
  const revoke = useCommand('invitations.revokeInvitation', {
    optimistic: () => [patch('invitations.listInvitations', (list) => withoutInvitation(list, id))],
  });
  const restore = useCommand('invitations.restoreInvitation');
  if (!isOwn) return null;
  const takeBack = () => {
    const done = revoke.send(input);
    offerUndo(t('invitation.revoked', { name }), done, () => restore.send(input));
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t('invitation.resend.of', { name })}
        isPending={resend.isPending}
        {...resend.gate.button}
        onPress={() => void resend.send(input)}
      >
        {t('invitation.resend')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('invitation.revoke.of', { name })}
        {...revoke.gate.button}
        onPress={takeBack}
      >
        {t('invitation.revoke')}
      </Button>
    </>
  );
}
