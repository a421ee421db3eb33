import type { Task } from '@carecircle/contracts';
import { useFormats, useMemberName } from '@carecircle/remote-kit';
import { Facts, Inline, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { TaskDetailsView } from './task-details/task-details';
import { TaskButtons } from './task-buttons';
import { TaskFacts } from './task-facts';
import css from './task-detail.module.css';

interface Props {
  task: Task;
  /** Offers what can be done; left out beside the row, which offers it already. */
  hasButtons?: boolean;
}

/** Everything about one task, with who did what when. */
export function TaskDetail({ task, hasButtons = false }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const createdBy = useMemberName(task.createdBy);
  const completedBy = useMemberName(task.completedBy);
  const time = task.dueTime === null ? '' : `, ${formats.time(task.dueTime)}`;
  const history = [
    { label: t('tasks.due'), value: formats.date(task.dueDate, 'long') + time },
    { label: t('tasks.added'), value: `${createdBy}, ${formats.dateTime(task.createdAt)}` },
    ...(task.completedAt === null
      ? []
      : [{ label: t('tasks.completed'), value: `${completedBy}, ${formats.dateTime(task.completedAt)}` }]),
  ];
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <TaskFacts task={task} />
      </Inline>
      {task.description ? (
        <div className={css.description}>
          <Text>{task.description}</Text>
        </div>
      ) : null}
      <Facts items={history} />
      {hasButtons ? (
        <Inline gap={2}>
          <TaskButtons task={task} isMain />
        </Inline>
      ) : null}
      <TaskDetailsView key={task.id} taskId={task.id} />
    </Stack>
  );
}
