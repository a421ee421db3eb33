import type { Task } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { CheckIcon } from '@carecircle/ui/icons';
import { useClaimTask } from '../task-commands/use-claim-task';
import { useCompleteTask } from '../task-commands/use-complete-task';
import { useMessages } from '../words';

interface Props {
  task: Task;
  isMain: boolean;
}

/** The one clear action: take what nobody has, else complete it. */
export function NowAction({ task, isMain }: Props) {
  const t = useMessages();
  const claim = useClaimTask();
  const complete = useCompleteTask(task);
  if (!useAllowed('task:edit')) return null;
  const variant = isMain ? 'primary' : 'secondary';
  const input = { taskId: task.id };
  if (task.assigneeId === null) {
    return (
      <Button
        variant={variant}
        size="small"
        aria-label={t('tasks.claim.label', { title: task.title })}
        {...claim.gate.button}
        onPress={() => void claim.send(input)}
      >
        {t('tasks.claim')}
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      size="small"
      icon={isMain ? CheckIcon : undefined}
      aria-label={t('now.complete.label', { title: task.title })}
      onPress={() => void complete()}
    >
      {t('now.complete')}
    </Button>
  );
}
