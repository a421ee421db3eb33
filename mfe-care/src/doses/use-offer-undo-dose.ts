import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { useUndoDose } from './use-undo-dose';

/** Says that a dose was given and offers for 10 s to take that back. */
export function useOfferUndoDose() {
  const t = useMessages();
  const undoing = useUndoDose();
  return (name: string, doseId: string) =>
    showToast({
      text: t('meds.taken-label', { name }),
      tone: 'success',
      action: { label: t('undo'), onPress: () => void undoing.send({ doseId }) },
    });
}
