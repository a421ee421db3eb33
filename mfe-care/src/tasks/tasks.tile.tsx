import { useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { TasksIcon } from '@carecircle/ui/icons';
import { seriesAsOne } from '../task-lists/series-as-one';
import { useOpenTasks } from '../task-lists/use-open-tasks';
import { useMessages } from '../words';

/** How many tasks are open, and how many nobody has taken. */
export default function TasksTile() {
  const t = useMessages();
  const { tasks, counts, error } = useOpenTasks();
  const path = useRoutePath('tasks');
  if (!tasks || !counts) {
    return error ? (
      <Tile
        icon={TasksIcon}
        label={t('tasks.nav')}
        value="–"
        note={t('failed.short')}
        href={path ?? undefined}
      />
    ) : (
      <Skeleton shape="tile" />
    );
  }
  const open = counts.pending + counts['in-progress'];
  const unclaimed = seriesAsOne(tasks).filter(({ task }) => task.assigneeId === null).length;
  return (
    <Tile
      icon={TasksIcon}
      label={t('tasks.nav')}
      value={t('tile.open', { count: open })}
      note={t(open === 0 ? 'tile.none-open' : 'tile.unclaimed', { count: unclaimed })}
      href={path ?? undefined}
    />
  );
}
