import type { Member } from '@carecircle/contracts';
import { Slot, useSession } from '@carecircle/remote-kit';
import { Avatar, Card, Heading, Inline, LinkButton, Stack } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { BadgeSign } from '../../badge-sign/badge-sign';
import { useMessages } from '../../words';
import { useMemberWords } from './member-words';
import { RoleBadge } from '../role-badge';
import { MemberMenu } from './member-menu';
import type { MemberRights } from './use-member-rights';
import css from './member.module.css';

/** Who it is, how to reach them, and for those who may what to change. */
export function MemberHeader({ member, rights }: { member: Member; rights: MemberRights }) {
  const t = useMessages();
  const words = useMemberWords();
  const { person } = useSession();
  const { id, name, phone } = member;
  const isOwn = id === person.id;
  return (
    <Card as="div">
      <div className={css.header}>
        <Avatar id={id} name={name} size="huge" />
        <div className={css.who}>
          <Stack gap={2}>
            <Inline gap={2}>
              <Heading level={2} size="title">
                {isOwn ? t('name-you', { name }) : name}
              </Heading>
              <BadgeSign badge={member.badge} />
            </Inline>
            <Inline>
              <RoleBadge role={member.role} />
            </Inline>
          </Stack>
        </div>
        {Object.values(rights).some(Boolean) ? (
          <div className={css.menu}>
            <MemberMenu member={member} rights={rights} />
          </div>
        ) : null}
        {isOwn ? null : (
          <div className={css.ways}>
            <Slot name="member.actions" memberId={id} />
            {phone ? (
              <LinkButton href={`tel:${phone}`} icon={PhoneIcon}>
                {words('member.call')}
              </LinkButton>
            ) : null}
          </div>
        )}
      </div>
    </Card>
  );
}
