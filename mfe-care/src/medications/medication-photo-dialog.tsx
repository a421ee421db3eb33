import type { Medication } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { PhotoDialog } from '../photos/photo-dialog';

interface Props {
  medication: Medication;
  onClose: () => void;
}

/** Changes the photo of a medication (MED-2). */
export function MedicationPhotoDialog({ medication, onClose }: Props) {
  const setting = useCommand('care.setMedicationPhoto');
  return (
    <PhotoDialog
      of="medication"
      record={medication}
      setting={setting}
      onSet={(photo) => setting.send({ medicationId: medication.id, photo })}
      onClose={onClose}
    />
  );
}
