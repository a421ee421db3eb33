import type { Task } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { List, Section, Stack, useFirstThenAll } from '@carecircle/ui';
import { useMessages } from '../words';
import { seriesAsOne } from '../task-lists/series-as-one';
import { useWallMoment } from '../wall-moment/use-wall-moment';
import { groupTasks } from './group-tasks';
import { TaskRow } from './task-row';

/** Days on which a series goes on that a row names. */
const shownDays = 3;

interface Props {
  tasks: readonly Task[];
  selectedId: string | undefined;
  onOpen: (task: Task) => void;
  onEdit: (task: Task) => void;
}

/** The list of tasks under its headings. */
export function TaskGroups({ tasks, selectedId, onOpen, onEdit }: Props) {
  const t = useMessages();
  const { date, list } = useFormats();
  const rows = useFirstThenAll(seriesAsOne(tasks));
  const groups = groupTasks(
    rows.map(({ task }) => task),
    useWallMoment(),
  );
  const thenOf = new Map(
    rows
      .filter(({ followingDays }) => followingDays.length > 0)
      .map(({ task, followingDays }) => [
        task.id,
        list(followingDays.slice(0, shownDays).map((day) => date(day, 'short'))),
      ]),
  );
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <Section key={group.name} title={t(`tasks.group.${group.name}`)}>
          <List label={t(`tasks.group.${group.name}`)}>
            {group.tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                then={thenOf.get(task.id)}
                isSelected={task.id === selectedId}
                onOpen={onOpen}
                onEdit={onEdit}
              />
            ))}
          </List>
        </Section>
      ))}
    </Stack>
  );
}
