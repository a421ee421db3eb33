import type { Medication } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { changeScheduled, given } from './dose-patches';
import { useDoseRefusal } from './use-dose-refusal';

/** A scheduled dose was given. Kept on this device while there is no connection; whoever taps second is told who was first (MED-5). */
export function useTakeDose({ name, recipientId }: Pick<Medication, 'name' | 'recipientId'>) {
  const t = useMessages();
  const { person } = useSession();
  const label = () => t('meds.taken-label', { name });
  return useCommand('care.takeDose', {
    offline: 'queue',
    label,
    dated: (slot, queuedAt) => ({ takenAt: queuedAt, ...slot }),
    onRefused: useDoseRefusal(recipientId, label()),
    optimistic: (slot) => {
      const now = new Date(nowMs()).toISOString();
      return changeScheduled(slot, (dose) => given(dose, slot.takenAt ?? now, person.id, now));
    },
  });
}
