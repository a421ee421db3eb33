import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Task } from '@carecircle/contracts';
import { changeSearch, type LivePages } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Skeleton, Stack } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import type { TaskPage } from '../task-lists/apply-task-event';
import { useIsWide } from '../use-is-wide';
import { NoTasks } from './no-tasks';
import { TaskDetail } from './task-detail';
import type { TaskFilter } from './task-filter';
import { TaskGroups } from './task-groups';
import { TaskMenu } from './task-menu';
import css from './tasks.module.css';

interface Props {
  list: LivePages<TaskPage>;
  filter: TaskFilter;
  onAdd: () => void;
  onEdit: (task: Task) => void;
}

/** The list; beside it, where there is room, the task that is open, else that one in a sheet. */
export function TaskList({ list, filter, onAdd, onEdit }: Props) {
  const t = useMessages();
  const columns = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(columns, 50);
  const [params] = useSearchParams();
  const open = useCallback(({ id }: Task) => changeSearch({ task: id }), []);
  const tasks = list.pages.flatMap((page) => page.tasks);
  const chosen = tasks.find(({ id }) => id === params.get('task'));
  const beside = isWide ? (chosen ?? tasks[0]) : undefined;

  if (list.error && tasks.length === 0) {
    return <ErrorState title={t('tasks.failed')} text={t('failed.text')} onRetry={list.refetch} />;
  }
  return (
    <div className={css.columns} ref={columns} data-wide={(isWide && tasks.length > 0) || undefined}>
      {list.isPending ? <Skeleton shape="row" count={5} /> : null}
      {!list.isPending && tasks.length === 0 ? <NoTasks filter={filter} onAdd={onAdd} /> : null}
      <div className={css.list}>
        <Stack gap={4}>
          <TaskGroups tasks={tasks} selectedId={beside?.id} onOpen={open} onEdit={onEdit} />
          {list.hasMore ? (
            <Button isFullWidth isPending={list.isFetchingMore} onPress={list.fetchMore}>
              {t('show-more')}
            </Button>
          ) : null}
        </Stack>
      </div>
      {beside ? (
        <div className={css.detail}>
          <Card title={beside.title} action={<TaskMenu task={beside} onEdit={onEdit} />}>
            <TaskDetail task={beside} />
          </Card>
        </div>
      ) : null}
      {chosen && !isWide ? (
        <Dialog
          title={chosen.title}
          isOpen
          onOpenChange={(isOpen) => !isOpen && changeSearch({ task: null })}
        >
          <TaskDetail task={chosen} hasButtons />
        </Dialog>
      ) : null}
    </div>
  );
}
