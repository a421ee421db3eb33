import type { Task } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';
import { hideTask } from '../task-lists/task-patches';

/** Deletes a task and offers Undo for 10 s (ALL-6). */
export function useDeleteTask() {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const deletion = useCommand('care.deleteTask', { optimistic: ({ taskId }) => hideTask(taskId) });
  const restoring = useCommand('care.restoreTask');
  const deleteTask = ({ id: taskId, title }: Task) =>
    offerUndo(t('tasks.deleted', { title }), deletion.send({ taskId }), () => restoring.send({ taskId }));
  return { deleteTask, gate: deletion.gate };
}
