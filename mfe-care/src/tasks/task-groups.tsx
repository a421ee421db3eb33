import type { Task } from '@carecircle/contracts';
import { List, Section, Stack, useFirstThenAll } from '@carecircle/ui';
import { useMessages } from '../words';
import { groupTasks } from './group-tasks';
import { TaskRow } from './task-row';
import { useWallMoment } from './use-wall-moment';

interface Props {
  tasks: readonly Task[];
  selectedId: string | undefined;
  onOpen: (task: Task) => void;
  onEdit: (task: Task) => void;
}

/** The list of tasks under its headings. */
export function TaskGroups({ tasks, selectedId, onOpen, onEdit }: Props) {
  const t = useMessages();
  const groups = groupTasks(useFirstThenAll(tasks), useWallMoment());
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <Section key={group.name} title={t(`tasks.group.${group.name}`)}>
          <List label={t(`tasks.group.${group.name}`)}>
            {group.tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
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
