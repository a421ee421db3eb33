import { useMemberName, useSession } from '@carecircle/remote-kit';
import { DashedCircleIcon, StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';

/** Name of who does it, 'You', or that nobody does yet. */
export function AssigneeName({ assigneeId }: { assigneeId: string | null }) {
  const t = useMessages();
  const { person } = useSession();
  const name = useMemberName(assigneeId);
  if (assigneeId !== null) return <span>{assigneeId === person.id ? t('you') : name}</span>;
  return (
    <StatusPill tone="missed" icon={DashedCircleIcon}>
      {t('tasks.nobody')}
    </StatusPill>
  );
}
