import { permissionFlags, type Member } from '@carecircle/contracts';
import { changeSearch, useFormats } from '@carecircle/remote-kit';
import { Button, Card, Facts, Skeleton, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { useMemberWords } from './member-words';
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
  const words = useMemberWords();
  const formats = useFormats();
  const { data: profile, error } = useMemberProfile(member.id);
  const given = permissionFlags.filter((flag) => member.permissions[flag]);
  return (
    <div className={css.cards}>
      <ContactCard member={member} profile={profile} hasFailed={error !== null} />
      <Card title={words('member.circle')}>
        <Facts
          items={[
            { label: words('member.role'), value: t(`role.${member.role}`) },
            { label: words('member.joined'), value: formats.date(formats.dayOf(member.joinedAt)) },
            {
              label: words('member.permissions'),
              value: words('member.permissions.count', { count: given.length, of: permissionFlags.length }),
              action: mayChangePermissions ? (
                <Button size="small" onPress={() => changeSearch({ permissions: '' })}>
                  {words('member.permissions.change')}
                </Button>
              ) : undefined,
            },
          ]}
        />
      </Card>
      <Card title={words('member.notifications')}>
        <Facts items={[{ label: words('member.notifications.app'), value: words('member.enabled') }]} />
      </Card>
      <Card title={words('member.emergency')}>
        {profile || error ? (
          <Text tone={profile?.emergencyContact ? 'ink' : 'soft'}>
            {profile?.emergencyContact ?? words('member.not-shared')}
          </Text>
        ) : (
          <Skeleton shape="line" />
        )}
      </Card>
    </div>
  );
}
