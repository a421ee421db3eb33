import type { Task, SeriesScope } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';

/** Deletes a task with the following ones or all of its series, and offers Undo for 10 s (ALL-6). */
export function useDeleteTaskSeries() {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const deletion = useCommand('care.deleteTaskSeries');
  const restoring = useCommand('care.restoreTaskSeries');
  return ({ id: taskId, title }: Task, seriesScope: SeriesScope) => {
    const deleted = deletion.send({ taskId, seriesScope });
    offerUndo(t('tasks.deleted', { title }), deleted, async () => {
      const outcome = await deleted;
      if (outcome.status === 'done') await restoring.send({ seriesId: outcome.output.seriesId });
    });
  };
}
