import type { Medication } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';
import { withoutMedication } from '../doses/apply-medication';

/** Deletes a medication and offers Undo for 10 s; its doses stay in the history (ALL-6). */
export function useDeleteMedication() {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const deletion = useCommand('care.deleteMedication', {
    optimistic: ({ medicationId }) => [
      patch('care.listMedications', (list) => withoutMedication(list, medicationId)),
    ],
  });
  const restoring = useCommand('care.restoreMedication');
  const deleteMedication = ({ id: medicationId, name }: Medication) =>
    offerUndo(t('meds.deleted', { name }), deletion.send({ medicationId }), () =>
      restoring.send({ medicationId }),
    );
  return { deleteMedication, gate: deletion.gate };
}
