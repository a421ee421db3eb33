import type { Task } from '@carecircle/contracts';
import { useAllowed, useRoutePath } from '@carecircle/remote-kit';
import { Button, ListRow, StatusPill } from '@carecircle/ui';
import { TasksIcon } from '@carecircle/ui/icons';
import { AssigneeName } from '../assignees/assignee-name';
import { useCompleteTask } from '../task-commands/use-complete-task';
import { useMessages } from '../words';
import { ItemTime } from '../item-time/item-time';

/** A task on the day it is due; it leads to the task, and can be completed here. */
export function DayTaskRow({ task }: { task: Task }) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const complete = useCompleteTask(task);
  const path = useRoutePath('tasks', {}, { task: task.id });
  const isDone = task.status === 'completed';
  return (
    <ListRow
      leading={<ItemTime time={task.dueTime} />}
      title={task.title}
      isStruck={isDone}
      href={path ?? undefined}
      meta={
        <>
          <StatusPill tone={isDone ? 'done' : 'info'} icon={TasksIcon}>
            {t(isDone ? 'calendar.task-done' : 'calendar.task')}
          </StatusPill>
          {isDone ? null : <AssigneeName assigneeId={task.assigneeId} />}
        </>
      }
      trailing={
        mayEdit && !isDone ? (
          <Button
            size="small"
            aria-label={t('now.complete.label', { title: task.title })}
            onPress={() => void complete()}
          >
            {t('now.complete')}
          </Button>
        ) : undefined
      }
    />
  );
}
