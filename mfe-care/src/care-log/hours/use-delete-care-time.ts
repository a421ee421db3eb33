import { patchPages, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useCareLogWords } from '../care-log-words';

/** Deletes a time of care and offers Undo for 10 s (ALL-6). */
export function useDeleteCareTime() {
  const t = useCareLogWords();
  const offerUndo = useOfferUndo();
  const restoring = useCommand('care.restoreCareTime');
  const deletion = useCommand('care.deleteCareTime', {
    optimistic: ({ careTimeId }) => [
      patchPages('care.listCareTimes', (pages) =>
        pages.map((page) => ({ ...page, careTimes: page.careTimes.filter(({ id }) => id !== careTimeId) })),
      ),
    ],
  });
  const deleteCareTime = (careTimeId: string) =>
    offerUndo(t('hours.deleted'), deletion.send({ careTimeId }), () => restoring.send({ careTimeId }));
  return { deleteCareTime, gate: deletion.gate };
}
