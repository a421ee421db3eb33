import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { MedicationForm, type MedicationFormProps } from './medication-form';

/** With all fields it takes the whole screen of a phone. */
export default function OpenedMedicationDialog(props: MedicationFormProps) {
  const t = useMessages();
  return (
    <Dialog
      title={t(props.medication ? 'meds.edit.title' : 'meds.add')}
      size={props.hasAllFields ? 'large' : 'medium'}
      isOpen
      isPersistent
      keepsDraft
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <MedicationForm {...props} />
    </Dialog>
  );
}
