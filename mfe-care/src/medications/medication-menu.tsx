import { useState } from 'react';
import type { Medication } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { CameraIcon, MoreVerticalIcon, PackageIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { MedicationPhotoDialog } from './medication-photo-dialog';
import { RefillDialog } from './refill-dialog';
import { useDeleteMedication } from './use-delete-medication';

interface Props {
  medication: Medication;
  onEdit: (medication: Medication) => void;
}

/** The menu of a medication: Edit, Photo, Refill, Delete (MED-2, MED-7). */
export function MedicationMenu({ medication, onEdit }: Props) {
  const t = useMessages();
  const [opened, setOpened] = useState<'photo' | 'refill'>();
  const { deleteMedication, gate } = useDeleteMedication();
  if (!useAllowed('medication:edit')) return null;
  const label = t('meds.menu', { name: medication.name });
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={[
          { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: () => onEdit(medication) },
          { id: 'photo', label: t('photo'), icon: CameraIcon, onAction: () => setOpened('photo') },
          { id: 'refill', label: t('stock.refill'), icon: PackageIcon, onAction: () => setOpened('refill') },
          {
            id: 'delete',
            label: t('delete'),
            icon: TrashIcon,
            isDanger: true,
            onAction: () => deleteMedication(medication),
            ...gate.entry,
          },
        ]}
      />
      {opened === 'photo' ? <MedicationPhotoDialog medication={medication} onClose={close} /> : null}
      {opened === 'refill' ? <RefillDialog medication={medication} onClose={close} /> : null}
    </>
  );
}
