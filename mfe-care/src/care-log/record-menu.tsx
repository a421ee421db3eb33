import type { Gate } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { Menu } from '@carecircle/ui/panels';
import { useMessages } from '../words';

interface Props {
  label: string;
  gate: Gate;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete of one record of the care log. */
export function RecordMenu({ label, gate, onEdit, onDelete }: Props) {
  const t = useMessages();
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: onEdit },
        {
          id: 'delete',
          label: t('delete'),
          icon: TrashIcon,
          isDanger: true,
          onAction: onDelete,
          ...gate.entry,
        },
      ]}
    />
  );
}
