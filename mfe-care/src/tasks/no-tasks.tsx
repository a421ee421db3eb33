import { useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState } from '@carecircle/ui';
import { PlusIcon, TasksIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { TaskFilter } from './task-filter';

interface Props {
  filter: TaskFilter;
  onAdd: () => void;
}

/** What a filter without tasks says; the whole list offers the first one (TASK-1). */
export function NoTasks({ filter, onAdd }: Props) {
  const t = useMessages();
  const mayAdd = useAllowed('task:edit');
  return (
    <EmptyState
      icon={TasksIcon}
      title={t(`tasks.empty.${filter}`)}
      text={t(`tasks.empty.${filter}.text`)}
      action={
        filter === 'all' && mayAdd ? (
          <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
            {t('tasks.create-first')}
          </Button>
        ) : undefined
      }
    />
  );
}
