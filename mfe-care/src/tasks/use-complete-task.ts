import { useCommand, useSession } from '@carecircle/remote-kit';
import { changeTask } from './task-patches';

/** Done. Kept on this device while there is no connection; whoever taps second changes nothing (TASK-2). */
export function useCompleteTask() {
  const { person } = useSession();
  return useCommand('care.completeTask', {
    offline: 'queue',
    optimistic: ({ taskId }) => {
      const completedAt = new Date().toISOString();
      return changeTask(taskId, (task) =>
        task.status === 'completed'
          ? task
          : { ...task, status: 'completed', completedBy: person.id, completedAt },
      );
    },
  });
}
