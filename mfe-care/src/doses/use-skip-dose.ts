import type { Medication } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { isOpen } from './apply-dose';
import { changeScheduled } from './dose-patches';
import { useDoseRefusal } from './use-dose-refusal';

/** A scheduled dose is not given, and why. Kept on this device while there is no connection (MED-5, ALL-2). */
export function useSkipDose({ name, recipientId }: Pick<Medication, 'name' | 'recipientId'>) {
  const t = useMessages();
  const { person } = useSession();
  const label = () => t('meds.skipped-label', { name });
  return useCommand('care.skipDose', {
    offline: 'queue',
    label,
    onRefused: useDoseRefusal(recipientId, label()),
    optimistic: (slot) => {
      const loggedAt = new Date(nowMs()).toISOString();
      return changeScheduled(slot, (dose) =>
        isOpen(dose)
          ? { ...dose, status: 'skipped', reason: slot.reason, loggedBy: person.id, loggedAt }
          : dose,
      );
    },
  });
}
