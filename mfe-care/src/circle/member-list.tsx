import { useMembers, useSession } from '@carecircle/remote-kit';
import { List, Section } from '@carecircle/ui';
import { useMessages } from '../words';
import { MemberRow } from './member-row';

/** Everyone who belongs to the circle. */
export function MemberList() {
  const t = useMessages();
  const { person } = useSession();
  const members = useMembers();
  const own = members.filter(({ id }) => id === person.id);
  const others = members.filter(({ id }) => id !== person.id);
  return (
    <Section title={t('members.title')}>
      <List label={t('members.title')}>
        {[...own, ...others].map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </List>
    </Section>
  );
}
