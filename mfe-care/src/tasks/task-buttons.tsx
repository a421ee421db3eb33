import type { Task } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, CheckIcon, HandIcon, PlayIcon } from '@carecircle/ui';
import { useMessages } from '../words';
import { useClaimTask } from './use-claim-task';
import { useCompleteTask } from './use-complete-task';
import { useStartTask } from './use-start-task';

interface Props {
  task: Task;
  /** Which of the buttons is the main one of its view, if any. */
  main?: 'complete' | 'none';
}

/** What can be done with an open task: take it, start it, complete it. Nothing once it is done (TASK-2). */
export function TaskButtons({ task, main = 'none' }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const claim = useClaimTask();
  const start = useStartTask();
  const complete = useCompleteTask();
  if (!mayEdit || task.status === 'completed') return null;
  const input = { taskId: task.id };
  return (
    <>
      {task.assigneeId === null ? (
        <Button size="small" icon={HandIcon} onPress={() => void claim.send(input)}>
          {t('tasks.claim')}
        </Button>
      ) : null}
      {task.status === 'pending' ? (
        <Button size="small" icon={PlayIcon} onPress={() => void start.send(input)}>
          {t('tasks.start')}
        </Button>
      ) : null}
      <Button
        size="small"
        icon={CheckIcon}
        variant={main === 'complete' ? 'primary' : 'secondary'}
        onPress={() => void complete.send(input)}
      >
        {t('tasks.complete')}
      </Button>
    </>
  );
}
