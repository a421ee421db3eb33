import { permissionFlags, type Member } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Facts, Skeleton, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { ContactCard } from './contact-card';
import { useMemberProfile } from './use-member-profile';
import css from './member.module.css';

/** What the member shares, and their place in the circle. */
export function MemberCards({ member }: { member: Member }) {
  const t = useMessages();
  const formats = useFormats();
  const { data: profile, error } = useMemberProfile(member.id);
  const given = permissionFlags.filter((flag) => member.permissions[flag]);
  return (
    <div className={css.cards}>
      <ContactCard member={member} profile={profile} hasFailed={error !== null} />
      <Card title={t('member.circle')}>
        <Facts
          items={[
            { label: t('member.role'), value: t(`role.${member.role}`) },
            { label: t('member.joined'), value: formats.date(formats.dayOf(member.joinedAt)) },
            {
              label: t('member.permissions'),
              value: t('member.permissions.count', { count: given.length, of: permissionFlags.length }),
            },
          ]}
        />
      </Card>
      <Card title={t('member.emergency')}>
        {profile || error ? (
          <Text tone={profile?.emergencyContact ? 'ink' : 'soft'}>
            {profile?.emergencyContact ?? t('member.not-shared')}
          </Text>
        ) : (
          <Skeleton shape="line" />
        )}
      </Card>
      <Card title={t('member.notifications')}>
        <Facts items={[{ label: t('member.notifications.app'), value: t('member.enabled') }]} />
      </Card>
    </div>
  );
}
