import type { Task } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useDeleteTask } from './use-delete-task';

interface Props {
  task: Task;
  onEdit: (task: Task) => void;
}

/** The three-dot menu of a task (TASK-1). */
export function TaskMenu({ task, onEdit }: Props) {
  const t = useMessages();
  const deleteTask = useDeleteTask();
  if (!useAllowed('task:edit')) return null;
  return (
    <Menu
      label={t('tasks.menu', { title: task.title })}
      trigger={<IconButton icon={MoreVerticalIcon} aria-label={t('tasks.menu', { title: task.title })} />}
      items={[
        { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: () => onEdit(task) },
        {
          id: 'delete',
          label: t('delete'),
          icon: TrashIcon,
          isDanger: true,
          onAction: () => deleteTask(task),
        },
      ]}
    />
  );
}
