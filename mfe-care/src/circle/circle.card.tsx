import { useMembers, useRoutePath, useSession } from '@carecircle/remote-kit';
import { List, ListRow } from '@carecircle/ui';
import { CircleIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { MemberFaces } from './member-faces';

/** The circle at a glance: its name, how many belong to it, their faces. */
export default function CircleCard() {
  const t = useMessages();
  const { circle } = useSession();
  const members = useMembers();
  const path = useRoutePath('circle');
  return (
    <List label={t('circle.title')}>
      <ListRow
        leading={<CircleIcon />}
        title={circle.name}
        meta={t('circle.members', { count: members.length })}
        trailing={<MemberFaces members={members} />}
        href={path ?? undefined}
      />
    </List>
  );
}
