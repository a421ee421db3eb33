import type { Bill } from '@carecircle/contracts';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { BillForm } from './bill-form';

export interface BillDialogProps {
  /** Null adds a new one. */
  bill: Bill | null;
  onClose: () => void;
}

/** Add New Bill, or Edit Bill. */
export function BillDialog({ bill, onClose }: BillDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      title={bill ? t('form.edit.title') : t('form.add.title')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <BillForm bill={bill} onClose={onClose} />
    </Dialog>
  );
}
