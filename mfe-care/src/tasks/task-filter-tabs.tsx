import { FilterTabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import type { TaskPage } from '../task-lists/apply-task-event';
import { taskFilters, type TaskFilter } from './task-filter';

interface Props {
  filter: TaskFilter;
  counts: TaskPage['counts'] | undefined;
  onChange: (filter: TaskFilter) => void;
}

/** All, pending, in progress, completed, each with how many there are. */
export function TaskFilterTabs({ filter, counts, onChange }: Props) {
  const t = useMessages();
  const countOf = (id: TaskFilter) => {
    if (!counts) return null;
    return id === 'all' ? counts.pending + counts['in-progress'] + counts.completed : counts[id];
  };
  return (
    <FilterTabs
      label={t('tasks.filter')}
      value={filter}
      onChange={onChange}
      options={taskFilters.map((id) => ({ id, label: t(`tasks.filter.${id}`), count: countOf(id) }))}
    />
  );
}
