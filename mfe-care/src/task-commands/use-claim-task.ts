import { useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { hideUncovered } from '../uncovered/coverage-patches';
import { useMessages } from '../words';
import { changeTask } from '../task-lists/task-patches';

/** 'I'll do it' on a task that is anyone's. Who comes second is told calmly that it is taken. */
export function useClaimTask() {
  const t = useMessages();
  const { person } = useSession();
  return useCommand('care.claimTask', {
    optimistic: ({ taskId }) => [
      ...changeTask(taskId, (task) => (task.assigneeId === null ? { ...task, assigneeId: person.id } : task)),
      ...hideUncovered(taskId),
    ],
    onRefused: ({ code }) =>
      showToast({ text: t(code === 'ALREADY_DONE' ? 'tasks.taken' : 'tasks.gone'), tone: 'info' }),
  });
}
