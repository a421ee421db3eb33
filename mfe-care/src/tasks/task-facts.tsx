import type { Task } from '@carecircle/contracts';
import { useMemberName, useSession } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { PlayIcon } from '@carecircle/ui/icons';
import { RepeatPill } from '../repeat/repeat-pill';
import { useMessages } from '../words';
import { AssigneeName } from '../assignees/assignee-name';
import { DuePill } from './due-pill';

/** When, how far, who and for whom, in one line. */
export function TaskFacts({ task, then }: { task: Task; then?: string | undefined }) {
  const t = useMessages();
  const { recipients } = useSession();
  const recipient = recipients.find(({ id }) => id === task.recipientId);
  const completedBy = useMemberName(task.completedBy);
  return (
    <>
      <DuePill task={task} />
      {task.status === 'in-progress' ? (
        <StatusPill tone="info" icon={PlayIcon}>
          {t('tasks.in-progress')}
        </StatusPill>
      ) : null}
      {task.status === 'completed' ? (
        <span>{t('tasks.done-by', { name: completedBy })}</span>
      ) : (
        <AssigneeName assigneeId={task.assigneeId} />
      )}
      <RepeatPill item={task} day={task.dueDate} />
      {then ? <span>{t('tasks.then', { days: then })}</span> : null}
      {recipient ? <span>{t('tasks.for', { name: recipient.name })}</span> : null}
    </>
  );
}
