import { useMembers } from '@carecircle/remote-kit';
import { List, Section } from '@carecircle/ui';
import { useMessages } from '../words';
import { MemberRow } from './member-row';

/** Everyone who belongs to the circle. */
export function MemberList() {
  const t = useMessages();
  const members = useMembers();
  return (
    <Section title={t('members.title')}>
      <List label={t('members.title')}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </List>
    </Section>
  );
}
