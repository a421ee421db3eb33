import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Task } from '@carecircle/contracts';
import { changeSearch, useAllowed, useRoutePath } from '@carecircle/remote-kit';
import { Button, TextLink } from '@carecircle/ui';
import { PlusIcon } from '@carecircle/ui/icons';
import { useWayBack } from '../first-steps/use-way-back';
import { useMessages } from '../words';
import { findTask } from '../task-lists/apply-task-event';
import { TaskDialog } from './task-dialog';
import { TaskFilterTabs } from './task-filter-tabs';
import { taskFilter, statusOf } from './task-filter';
import { TaskList } from './task-list';
import { useTaskPages } from './use-task-pages';
import css from './tasks.module.css';

/** /tasks: everything the circle has to do, who does it and when (TASK-1). */
export default function TasksPage() {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<Task>();
  const coveragePath = useRoutePath('coverage');
  const filter = taskFilter(params.get('filter'));
  const list = useTaskPages(statusOf(filter));
  // Who loses the right while writing keeps the form and is told.
  const isAdding = params.get('add') !== null;
  // An empty list offers its first task itself.
  const isEmpty = filter === 'all' && list.pages[0]?.tasks.length === 0;
  const add = () => changeSearch({ add: '1' });
  const endAdding = useWayBack('add');

  return (
    <div className={css.page}>
      <div className={css.toolbar}>
        {mayEdit && !isEmpty ? (
          <Button variant="primary" icon={PlusIcon} onPress={add}>
            {t('tasks.add')}
          </Button>
        ) : null}
        <TaskFilterTabs
          filter={filter}
          counts={list.pages[0]?.counts}
          onChange={(next) => changeSearch({ filter: next === 'all' ? null : next, task: null })}
        />
      </div>
      {coveragePath ? (
        <TextLink href={coveragePath} isStandalone>
          {t('coverage.link')}
        </TextLink>
      ) : null}
      <TaskList list={list} filter={filter} onAdd={add} onEdit={setEdited} />
      {isAdding ? <TaskDialog onClose={endAdding} /> : null}
      {edited ? (
        <TaskDialog task={findTask(list.pages, edited.id) ?? edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </div>
  );
}
