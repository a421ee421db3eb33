import { memo } from 'react';
import type { Task } from '@carecircle/contracts';
import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { ListRow, Text, StatusPill } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { AssigneeAvatar } from '../assignees/assignee-avatar';
import { AssigneeName } from '../assignees/assignee-name';
import { dueState } from '../task-lists/due-state';
import { useWallMoment } from '../wall-moment/use-wall-moment';
import { useMessages } from '../words';
import { NowAction } from './now-action';
import css from './now.module.css';

interface Props {
  task: Task;
  isMain: boolean;
}

/** One task that is due: when, what, who, and what to press. Like every row of a list, rendered anew only when it changes. */
export const NowTaskRow = memo(function NowTaskRow({ task, isMain }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const path = useRoutePath('tasks', {}, { task: task.id });
  const now = useWallMoment();
  const isOverdue = dueState(task, now) === 'overdue';
  const time = task.dueTime === null ? t('now.any-time') : breakable(formats.time(task.dueTime));
  return (
    <ListRow
      leading={
        <span className={css.time}>
          <Text
            as="span"
            tone={isOverdue ? 'missed' : 'soft'}
            weight={isOverdue ? 'bold' : 'medium'}
            isTabular
          >
            {task.dueDate === now.day ? time : formats.date(task.dueDate, 'short')}
          </Text>
        </span>
      }
      title={task.title}
      href={path ?? undefined}
      meta={
        <>
          {isOverdue ? (
            <StatusPill tone="missed" icon={WarningIcon}>
              {t('now.is-overdue')}
            </StatusPill>
          ) : null}
          <span className={css.who}>
            {task.assigneeId === null ? null : <AssigneeAvatar assigneeId={task.assigneeId} size="small" />}
            <AssigneeName assigneeId={task.assigneeId} isShort />
          </span>
        </>
      }
      trailing={<NowAction task={task} isMain={isMain} />}
    />
  );
});

// '9:00 AM' may break before its letters where the column is narrow, but the letters stay together.
function breakable(time: string): string {
  const [clock = '', ...letters] = time.split(/\s/);
  return letters.length === 0 ? clock : `${clock} ${letters.join('\u00a0')}`;
}
