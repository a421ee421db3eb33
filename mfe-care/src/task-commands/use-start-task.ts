import { useCommand } from '@carecircle/remote-kit';
import { changeTask } from '../task-lists/task-patches';

/** Pending to in progress (TASK-2). */
export function useStartTask() {
  return useCommand('care.startTask', {
    offline: 'queue',
    optimistic: ({ taskId }) =>
      changeTask(taskId, (task) => (task.status === 'pending' ? { ...task, status: 'in-progress' } : task)),
  });
}
