import { useLiveQuery } from '@carecircle/remote-kit';
import { List, Section } from '@carecircle/ui';
import { useMessages } from '../words';
import { onPendingMembers } from './pending-member-events';
import { PendingMemberRow } from './pending-member-row';

/** People who gave the invite code and wait for an admin (CIRC-2). Nothing is shown while nobody waits. */
export function PendingMembers() {
  const t = useMessages();
  const { data: waiting = [] } = useLiveQuery('circles.listPendingMembers', {}, { on: onPendingMembers });
  if (waiting.length === 0) return null;
  return (
    <Section title={t('pending.title')}>
      <List label={t('pending.title')}>
        {waiting.map((member) => (
          <PendingMemberRow key={member.id} member={member} />
        ))}
      </List>
    </Section>
  );
}
