import { useMemberName, useSession } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { DashedCircleIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { shortName } from './short-name';

interface Props {
  assigneeId: string | null;
  /** The first name alone, where room is scarce and no other member has it. */
  isShort?: boolean;
}

/** Name of who does it, 'You', or that nobody does yet. */
export function AssigneeName({ assigneeId, isShort = false }: Props) {
  const t = useMessages();
  const { person, members } = useSession();
  const fullName = useMemberName(assigneeId);
  const name = isShort ? shortName(fullName, members) : fullName;
  if (assigneeId !== null) return <span>{assigneeId === person.id ? t('you') : name}</span>;
  return (
    <StatusPill tone="missed" icon={DashedCircleIcon}>
      {t('tasks.nobody')}
    </StatusPill>
  );
}
