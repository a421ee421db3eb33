import type { Task } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { hideTask } from './task-patches';

/** Deletes a task and offers Undo for 10 s (ALL-6). */
export function useDeleteTask() {
  const t = useMessages();
  const deletion = useCommand('care.deleteTask', { optimistic: ({ taskId }) => hideTask(taskId) });
  const restoring = useCommand('care.restoreTask');
  return (task: Task) => {
    const deleted = deletion.send({ taskId: task.id });
    const undo = async () => {
      const { status } = await deleted;
      if (status === 'done') await restoring.send({ taskId: task.id });
    };
    showToast({
      text: t('tasks.deleted', { title: task.title }),
      action: { label: t('undo'), onPress: undo },
    });
  };
}
