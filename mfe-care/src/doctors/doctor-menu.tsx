import type { Doctor } from '@carecircle/contracts';
import { IconButton } from '@carecircle/ui';
import { MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { Menu } from '@carecircle/ui/panels';
import { useDoctorWords } from './doctors-words';
import { useRemoveDoctor } from './use-remove-doctor';

interface Props {
  doctor: Doctor;
  onEdit: () => void;
}

/** Edit, Remove Doctor. */
export function DoctorMenu({ doctor, onEdit }: Props) {
  const t = useDoctorWords();
  const { removeDoctor, gate } = useRemoveDoctor();
  const label = t('menu', { name: doctor.name });
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: onEdit },
        {
          id: 'remove',
          label: t('remove'),
          icon: TrashIcon,
          isDanger: true,
          onAction: () => removeDoctor(doctor),
          ...gate.entry,
        },
      ]}
    />
  );
}
