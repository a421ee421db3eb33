import { useAllowed, useMembers, useRoutePath } from '@carecircle/remote-kit';
import { LinkButton, List, Section } from '@carecircle/ui';
import { UserPlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CircleMemberRow } from './circle-member-row';

/** Everyone who belongs to the circle, and the way to invite others. */
export function CircleMembers() {
  const t = useMessages();
  const members = useMembers();
  const mayInvite = useAllowed('circle:view-invite-code');
  const invitePath = useRoutePath('circle', undefined, 'invite');
  return (
    <Section
      title={t('circle.members')}
      action={
        mayInvite && invitePath ? (
          <LinkButton href={invitePath} size="small" icon={UserPlusIcon}>
            {t('circle.invite')}
          </LinkButton>
        ) : undefined
      }
    >
      <List label={t('circle.members')}>
        {members.map((member) => (
          <CircleMemberRow key={member.id} member={member} />
        ))}
      </List>
    </Section>
  );
}
