import { useCommand } from '@carecircle/remote-kit';
import { changeTask } from '../task-lists/task-patches';

/** 'Hand back' on a task of one's own: it becomes anyone's, and nobody is on it. */
export function useHandBackTask() {
  return useCommand('care.handBackTask', {
    optimistic: ({ taskId }) =>
      changeTask(taskId, (task) => ({ ...task, assigneeId: null, status: 'pending' })),
  });
}
