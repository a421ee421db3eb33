import { patch, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useCareLogWords } from '../care-log-words';

/** Deletes a shift and offers Undo for 10 s (ALL-6). */
export function useDeleteShift() {
  const t = useCareLogWords();
  const offerUndo = useOfferUndo();
  const restoring = useCommand('care.restoreShift');
  const deletion = useCommand('care.deleteShift', {
    optimistic: ({ shiftId }) => [
      patch('care.getCareNow', (now) => ({
        ...now,
        shifts: now.shifts.filter(({ id }) => id !== shiftId),
        unconfirmed: now.unconfirmed.filter(({ id }) => id !== shiftId),
      })),
    ],
  });
  const deleteShift = (shiftId: string) =>
    offerUndo(t('shift.deleted'), deletion.send({ shiftId }), () => restoring.send({ shiftId }));
  return { deleteShift, gate: deletion.gate };
}
