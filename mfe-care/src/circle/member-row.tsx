import type { Member } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { useMessages } from '../words';
import { RoleBadge } from './role-badge';

/** One member: name, whether it is you, the role, since when. */
export function MemberRow({ member }: { member: Member }) {
  const t = useMessages();
  const formats = useFormats();
  const { person } = useSession();
  const since = formats.date(formats.dayOf(member.joinedAt), 'medium');
  return (
    <ListRow
      leading={<Avatar id={member.id} name={member.name} />}
      title={member.id === person.id ? t('name-you', { name: member.name }) : member.name}
      meta={t('members.since', { day: since })}
      trailing={<RoleBadge role={member.role} />}
    />
  );
}
