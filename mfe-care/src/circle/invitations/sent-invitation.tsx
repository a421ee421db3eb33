import type { Invitation } from '@carecircle/contracts';
import { Button, Stack, Text } from '@carecircle/ui';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { ShareInvitation } from './share-invitation';
import { useInvitations } from './use-invitations';

/** After an invitation that this installation cannot send: its link and code, to pass on by hand. */
export function SentInvitation({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useMessages();
  const { data = [] } = useInvitations(true);
  const entry = data.find((each) => each.invitation.id === invitation.id);
  return (
    <Stack gap={4}>
      <Text>{t(noteOf(invitation))}</Text>
      {entry ? <ShareInvitation {...entry} /> : null}
      <DialogFooter>
        <Button variant="primary" onPress={onClose}>
          {t('invitation.done')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

function noteOf({ mail, sms }: Invitation) {
  if (mail === 'unconfigured' && sms === 'unconfigured') return 'invitation.no-both';
  return mail === 'unconfigured' ? 'invitation.no-mail' : 'invitation.no-sms';
}
