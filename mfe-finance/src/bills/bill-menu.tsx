import type { Bill } from '@carecircle/contracts';
import { IconButton } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { CheckIcon, MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useDeleteBill } from './use-delete-bill';

export interface BillMenuProps {
  bill: Bill;
  onPay: () => void;
  onEdit: () => void;
}

/** Mark Paid (while not paid), Edit, Delete. */
export function BillMenu({ bill, onPay, onEdit }: BillMenuProps) {
  const t = useMessages();
  const { deleteBill, gate } = useDeleteBill();
  const label = t('bill.menu', { name: bill.name });
  const pay: MenuEntry = { id: 'pay', label: t('bill.markPaid'), icon: CheckIcon, onAction: onPay };
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        ...(bill.state === 'pending' ? [pay] : []),
        { id: 'edit', label: t('bill.edit'), icon: PencilIcon, onAction: onEdit },
        {
          id: 'delete',
          label: t('bill.delete'),
          icon: TrashIcon,
          isDanger: true,
          onAction: () => deleteBill(bill),
          ...gate.entry,
        },
      ]}
    />
  );
}
