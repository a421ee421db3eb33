import { useState } from 'react';
import type { Task } from '@carecircle/contracts';
import { useAllowed, useSession } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { MoreVerticalIcon, PencilIcon, TrashIcon, UndoIcon } from '@carecircle/ui/icons';
import { ScopeDialog } from '../repeat/scope-dialog';
import { useMessages } from '../words';
import { useDeleteTask } from '../task-commands/use-delete-task';
import { useDeleteTaskSeries } from '../task-commands/use-delete-task-series';
import { useHandBackTask } from '../task-commands/use-hand-back-task';

interface Props {
  task: Task;
  onEdit: (task: Task) => void;
}

/** The three-dot menu of a task (TASK-1); whoever has it can hand it back (TASK-3). */
export function TaskMenu({ task, onEdit }: Props) {
  const t = useMessages();
  const { person } = useSession();
  const handBack = useHandBackTask();
  const { deleteTask, gate } = useDeleteTask();
  const deleteTaskSeries = useDeleteTaskSeries();
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = task.assigneeId === person.id && task.status !== 'completed';
  if (!useAllowed('task:edit')) return null;
  return (
    <>
      <Menu
        label={t('tasks.menu', { title: task.title })}
        trigger={(opener) => (
          <IconButton
            {...opener}
            icon={MoreVerticalIcon}
            aria-label={t('tasks.menu', { title: task.title })}
          />
        )}
        items={[
          { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: () => onEdit(task) },
          ...(isOwn
            ? [
                {
                  id: 'hand-back',
                  label: t('tasks.hand-back'),
                  icon: UndoIcon,
                  onAction: () => void handBack.send({ taskId: task.id }),
                  ...handBack.gate.entry,
                },
              ]
            : []),
          {
            id: 'delete',
            label: t('delete'),
            icon: TrashIcon,
            isDanger: true,
            onAction: () => (task.seriesId === null ? deleteTask(task) : setIsAsking(true)),
            ...gate.entry,
          },
        ]}
      />
      {isAsking ? (
        <ScopeDialog
          title={t('scope.delete', { title: task.title })}
          confirmLabel={t('delete')}
          isDanger
          onConfirm={(scope) => {
            setIsAsking(false);
            if (scope === 'this') void deleteTask(task);
            else void deleteTaskSeries(task, scope);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
