import { useState } from 'react';
import type { Invitation } from '@carecircle/contracts';
import { showToast } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { InviteForm } from './invite-form';
import { SentInvitation } from './sent-invitation';

/** 'Invite Member': by mail, telephone or both (CIRC-2). Where nothing here can send it, the link is offered to be passed on. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [unsent, setUnsent] = useState<Invitation | null>(null);
  const done = (invitation: Invitation) => {
    const isUnsent = [invitation.mail, invitation.sms].includes('unconfigured');
    if (isUnsent) return setUnsent(invitation);
    const to = invitation.name || invitation.email || t('invitation.somebody');
    showToast({ text: t('invitation.sent', { to }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      title={t(unsent ? 'invitation.pass-on' : 'invitation.title')}
      isOpen
      isPersistent={unsent === null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {unsent ? (
        <SentInvitation invitation={unsent} onClose={onClose} />
      ) : (
        <InviteForm onDone={done} onClose={onClose} />
      )}
    </Dialog>
  );
}
