import type { Task } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';
import { changeTask } from '../task-lists/task-patches';

/**
 * Done, with Undo for 10 s (ALL-6). Kept on this device while there is no connection; whoever taps second changes nothing
 * (TASK-2) and has nothing to take back.
 */
export function useCompleteTask({ id: taskId, title, status }: Task) {
  const t = useMessages();
  const { person } = useSession();
  const offerUndo = useOfferUndo();
  const reopening = useCommand('care.reopenTask', {
    optimistic: (input) =>
      changeTask(taskId, (task) => ({
        ...task,
        status: input.status,
        completedBy: null,
        completedAt: null,
      })),
  });
  const completing = useCommand('care.completeTask', {
    offline: 'queue',
    label: () => `“${title}”`,
    optimistic: () => {
      const completedAt = new Date(nowMs()).toISOString();
      return changeTask(taskId, (task) =>
        task.status === 'completed'
          ? task
          : { ...task, status: 'completed', completedBy: person.id, completedAt },
      );
    },
  });
  const before = status === 'in-progress' ? status : 'pending';
  return async () => {
    const sent = completing.send({ taskId });
    const outcome = await sent;
    if (outcome.status === 'waiting') showToast({ text: t('now.done', { title }), tone: 'success' });
    if (outcome.status !== 'done' || outcome.output.completedBy !== person.id) return;
    offerUndo(t('now.done', { title }), sent, () => reopening.send({ taskId, status: before }));
  };
}
