import { useState } from 'react';
import type { Bill } from '@carecircle/contracts';
import {
  CheckIcon,
  IconButton,
  Menu,
  MoreVerticalIcon,
  PencilIcon,
  TrashIcon,
  type MenuEntry,
} from '@carecircle/ui';
import { useMessages } from '../words';
import { BillDialog } from './bill-dialog';
import { useDeleteBill } from './use-delete-bill';

export interface BillMenuProps {
  bill: Bill;
  onPay: () => void;
}

/** Mark Paid (while not paid), Edit, Delete. */
export function BillMenu({ bill, onPay }: BillMenuProps) {
  const t = useMessages();
  const deleteBill = useDeleteBill();
  const [isEditing, setIsEditing] = useState(false);
  const label = t('bill.menu', { name: bill.name });
  const pay: MenuEntry = { id: 'pay', label: t('bill.markPaid'), icon: CheckIcon, onAction: onPay };
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton icon={MoreVerticalIcon} aria-label={label} />}
        items={[
          ...(bill.state === 'pending' ? [pay] : []),
          { id: 'edit', label: t('bill.edit'), icon: PencilIcon, onAction: () => setIsEditing(true) },
          {
            id: 'delete',
            label: t('bill.delete'),
            icon: TrashIcon,
            isDanger: true,
            onAction: () => deleteBill(bill),
          },
        ]}
      />
      {isEditing ? <BillDialog bill={bill} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
