import { useAllowed, useLiveQuery } from '@carecircle/remote-kit';
import { List, Section } from '@carecircle/ui';
import { useMessages } from '../words';
import { InvitationRow } from './invitations/invitation-row';
import { useInvitations } from './invitations/use-invitations';
import { onPendingMembers } from './pending-member-events';
import { PendingMemberRow } from './pending-member-row';

/**
 * People who gave the invite code and wait for an admin, and those who were invited and have not come yet (CIRC-2), each for who may
 * answer them. Nothing is shown while nobody waits.
 */
export function PendingInvites() {
  const t = useMessages();
  const mayAdmit = useAllowed('member:admit');
  const mayInvite = useAllowed('member:invite');
  const waiting = useLiveQuery('circles.listPendingMembers', {}, { on: onPendingMembers, enabled: mayAdmit });
  const invited = useInvitations(mayInvite);
  const members = mayAdmit ? (waiting.data ?? []) : [];
  const invitations = mayInvite ? (invited.data ?? []) : [];
  if (members.length + invitations.length === 0) return null;
  return (
    <Section title={t('pending.title')}>
      <List label={t('pending.title')}>
        {members.map((member) => (
          <PendingMemberRow key={member.id} member={member} />
        ))}
        {invitations.map((entry) => (
          <InvitationRow key={entry.invitation.id} {...entry} />
        ))}
      </List>
    </Section>
  );
}
