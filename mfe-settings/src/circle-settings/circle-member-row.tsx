import type { Member } from '@carecircle/contracts';
import { useFormats, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow, StatusPill } from '@carecircle/ui';
import { CrownIcon, UserIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CircleMemberMenu } from './circle-member-menu';
import css from './circle-settings.module.css';

/** One member: crown of an admin, whether it is you, mail address for those who may see it, since when. */
export function CircleMemberRow({ member }: { member: Member }) {
  const t = useMessages();
  const formats = useFormats();
  const { person } = useSession();
  const path = useRoutePath('member', { memberId: member.id });
  const isOwn = member.id === person.id;
  const day = formats.date(formats.dayOf(member.joinedAt));
  return (
    <ListRow
      leading={<Avatar id={member.id} name={member.name} />}
      title={<span className={css.named}>{member.name}</span>}
      meta={
        <>
          {member.role === 'admin' ? (
            <StatusPill tone="info" icon={CrownIcon}>
              {t('circle.admin')}
            </StatusPill>
          ) : null}
          {isOwn ? (
            <StatusPill tone="neutral" icon={UserIcon}>
              {t('circle.you')}
            </StatusPill>
          ) : null}
          {member.email ? <span>{member.email}</span> : null}
          <span>{t('circle.joined', { day })}</span>
        </>
      }
      href={path ?? undefined}
      trailing={isOwn ? undefined : <CircleMemberMenu member={member} />}
    />
  );
}
