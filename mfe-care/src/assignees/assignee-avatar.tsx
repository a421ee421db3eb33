import { useMemberName } from '@carecircle/remote-kit';
import { Avatar, type AvatarSize } from '@carecircle/ui';
import { DashedCircleIcon } from '@carecircle/ui/icons';
import css from './assignee-avatar.module.css';

interface Props {
  assigneeId: string | null;
  size?: Extract<AvatarSize, 'small' | 'medium'>;
}

/** Who does it; a dashed place while nobody does. The name stands beside it. */
export function AssigneeAvatar({ assigneeId, size = 'medium' }: Props) {
  const name = useMemberName(assigneeId);
  if (assigneeId !== null) return <Avatar id={assigneeId} name={name} size={size} />;
  return (
    <span className={css.nobody} data-size={size}>
      <DashedCircleIcon />
    </span>
  );
}
