import { useRoutePath, useSession } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { ChatIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';

/** Message, on another member's page: the same thread as in /chat (CIRC-3). */
export default function MessageMember({ memberId }: { memberId: string }) {
  const t = useMessages();
  const { person, members } = useSession();
  const path = useRoutePath('chat', undefined, { with: memberId });
  const isOther = members.some(
    ({ id, status }) => id === memberId && id !== person.id && status === 'active',
  );
  if (path === null || !isOther) return null;
  return (
    <LinkButton href={path} icon={ChatIcon} variant="primary">
      {t('member.message')}
    </LinkButton>
  );
}
