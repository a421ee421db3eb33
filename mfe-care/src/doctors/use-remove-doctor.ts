import type { Doctor } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { removeDoctor as without } from './apply-doctor-event';
import { useDoctorWords } from './doctors-words';

/** Hides a doctor at once and offers Undo (ALL-6). */
export function useRemoveDoctor() {
  const t = useDoctorWords();
  const offerUndo = useOfferUndo();
  const removal = useCommand('doctors.deleteDoctor', {
    optimistic: ({ doctorId }) => [patch('doctors.listDoctors', (doctors) => without(doctors, doctorId))],
  });
  const restoring = useCommand('doctors.restoreDoctor');
  const removeDoctor = ({ id: doctorId, name }: Doctor) =>
    offerUndo(t('removed', { name }), removal.send({ doctorId }), () => restoring.send({ doctorId }));
  return { removeDoctor, gate: removal.gate };
}
