import type { Medication } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useRecipientZone } from '../../doses/use-recipient-zone';

/** The dose that another member gave a moment ago. */
export interface GivenAlready {
  doseId: string;
  name: string;
  at: string;
}

interface Props {
  medication: Medication;
  given: GivenAlready;
  onTake: (besidesDoseId: string) => void;
  onClose: () => void;
}

/** Of two who give as needed at once the second is told of the first, and asked whether theirs was one more (MED-5). */
export function GivenAlreadyDialog({ medication, given: { doseId, name, at }, onTake, onClose }: Props) {
  const t = useMessages();
  const { instant } = useFormats();
  const { timeZone } = useRecipientZone(medication.recipientId);
  const take = () => {
    onTake(doseId);
    onClose();
  };
  return (
    <Dialog
      title={t('given-already.title', { name: medication.name })}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hideClose
      footer={
        <>
          <Button variant="primary" autoFocus onPress={onClose}>
            {t('given-already.leave')}
          </Button>
          <Button onPress={take}>{t('given-already.take')}</Button>
        </>
      }
    >
      <p>{t('given-already.text', { time: instant(at, timeZone), name })}</p>
    </Dialog>
  );
}
