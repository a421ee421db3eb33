import { permissionFlags, type Member } from '@carecircle/contracts';
import { changeSearch, useFormats } from '@carecircle/remote-kit';
import { Button, Card, Facts, Skeleton, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { ContactCard } from './contact-card';
import { useMemberProfile } from './use-member-profile';
import type { MemberRights } from './use-member-rights';
import css from './member.module.css';

interface MemberCardsProps {
  member: Member;
  rights: MemberRights;
}

/** What the member shares, and their place in the circle. */
export function MemberCards({ member, rights: { mayChangePermissions } }: MemberCardsProps) {
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
              action: mayChangePermissions ? (
                <Button size="small" onPress={() => changeSearch({ permissions: '' })}>
                  {t('member.permissions.change')}
                </Button>
              ) : undefined,
            },
          ]}
        />
      </Card>
      <Card title={t('member.notifications')}>
        <Facts items={[{ label: t('member.notifications.app'), value: t('member.enabled') }]} />
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
    </div>
  );
}
