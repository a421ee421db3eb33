import type { Task } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { useMessages } from '../words';
import { useClaimTask } from '../task-commands/use-claim-task';
import { useCompleteTask } from '../task-commands/use-complete-task';
import { useStartTask } from '../task-commands/use-start-task';

interface Props {
  task: Task;
  /** Completing is the main action of the view. */
  isMain?: boolean;
}

/** What can be done with an open task: take it, start it, complete it. Nothing once it is done (TASK-2). */
export function TaskButtons({ task, isMain = false }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const claim = useClaimTask();
  const start = useStartTask();
  const complete = useCompleteTask(task);
  if (!mayEdit || task.status === 'completed') return null;
  const { id: taskId, title } = task;
  const input = { taskId };
  return (
    <>
      {task.assigneeId === null ? (
        <Button
          size="small"
          aria-label={t('tasks.claim.label', { title })}
          {...claim.gate.button}
          onPress={() => void claim.send(input)}
        >
          {t('tasks.claim')}
        </Button>
      ) : null}
      {task.status === 'pending' ? (
        <Button
          size="small"
          aria-label={t('tasks.start.label', { title })}
          onPress={() => void start.send(input)}
        >
          {t('tasks.start')}
        </Button>
      ) : null}
      <Button
        size="small"
        variant={isMain ? 'primary' : 'secondary'}
        aria-label={t('tasks.complete.label', { title })}
        onPress={() => void complete()}
      >
        {t('tasks.complete')}
      </Button>
    </>
  );
}
