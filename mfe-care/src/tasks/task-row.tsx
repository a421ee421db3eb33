import { memo } from 'react';
import type { Task } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { ListRow } from '@carecircle/ui';
import { AssigneeAvatar } from '../assignees/assignee-avatar';
import { TaskButtons } from './task-buttons';
import { TaskFacts } from './task-facts';
import { TaskMenu } from './task-menu';
import css from './task-row.module.css';

interface Props {
  task: Task;
  /** Days on which it goes on, in words. */
  then: string | undefined;
  isSelected: boolean;
  onOpen: (task: Task) => void;
  onEdit: (task: Task) => void;
}

/** One task in the list: who, what, when, and what can be done. Rendered anew only when it changes: an action in one row is answered before a slow phone has gone through all of them. */
export const TaskRow = memo(function TaskRow({ task, then, isSelected, onOpen, onEdit }: Props) {
  const mayEdit = useAllowed('task:edit');
  return (
    <ListRow
      leading={<AssigneeAvatar assigneeId={task.completedBy ?? task.assigneeId} />}
      title={task.title}
      isStruck={task.status === 'completed'}
      isSelected={isSelected}
      onPress={() => onOpen(task)}
      meta={<TaskFacts task={task} then={then} />}
      trailing={<TaskMenu task={task} onEdit={onEdit} />}
      footer={
        mayEdit && task.status !== 'completed' ? (
          <div className={css.buttons}>
            <TaskButtons task={task} />
          </div>
        ) : undefined
      }
    />
  );
});
