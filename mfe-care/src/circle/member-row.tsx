import type { Member } from '@carecircle/contracts';
import { useAllowed, useFormats, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { BadgeSign } from '../badge-sign/badge-sign';
import { useMessages } from '../words';
import { RoleBadge } from './role-badge';
import { RoleMenu } from './role-menu';
import css from './member-row.module.css';

/** One member: name, whether it is you, the role, since when. */
export function MemberRow({ member }: { member: Member }) {
  const t = useMessages();
  const formats = useFormats();
  const { person } = useSession();
  const mayChangeRole = useAllowed('member:change-role');
  const path = useRoutePath('member', { memberId: member.id });
  const since = formats.date(formats.dayOf(member.joinedAt), 'medium');
  return (
    <ListRow
      leading={<Avatar id={member.id} name={member.name} />}
      title={
        <span className={css.named}>
          {member.id === person.id ? t('name-you', { name: member.name }) : member.name}
          <BadgeSign badge={member.badge} />
        </span>
      }
      meta={
        <>
          <RoleBadge role={member.role} />
          <span>{t('members.since', { day: since })}</span>
        </>
      }
      href={path ?? undefined}
      trailing={mayChangeRole && member.id !== person.id ? <RoleMenu member={member} /> : undefined}
    />
  );
}
