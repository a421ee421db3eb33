import type { Task } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { changeTask } from './task-patches';

/** Done. Kept on this device while there is no connection; whoever taps second changes nothing (TASK-2). */
export function useCompleteTask({ title }: Pick<Task, 'title'>) {
  const { person } = useSession();
  return useCommand('care.completeTask', {
    offline: 'queue',
    label: () => `“${title}”`,
    optimistic: ({ taskId }) => {
      const completedAt = new Date(nowMs()).toISOString();
      return changeTask(taskId, (task) =>
        task.status === 'completed'
          ? task
          : { ...task, status: 'completed', completedBy: person.id, completedAt },
      );
    },
  });
}
