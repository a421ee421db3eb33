import { useMembers, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** The members of the circle, to choose from. */
export function useMemberOptions() {
  const t = useMessages();
  const { person } = useSession();
  return useMembers().map(({ id, name }) => ({
    value: id,
    label: id === person.id ? t('name-you', { name }) : name,
  }));
}
