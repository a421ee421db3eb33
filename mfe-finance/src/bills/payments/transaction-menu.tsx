import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton, showToast } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { AttachIcon, CopyIcon, MoreVerticalIcon, PencilIcon, UndoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { CorrectPaymentDialog } from './correct-payment-dialog';
import { ReceiptDialog } from './receipt-dialog';
import { useUndoPayment } from './use-undo-payment';

/** Copy the number, attach a receipt; correct the payment or take it back. */
export function TransactionMenu({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  const mayPay = useAllowed('bill:pay');
  const maySeeReceipts = useAllowed('document:view');
  const { undo, gate } = useUndoPayment();
  const [opened, setOpened] = useState<'correct' | 'receipt'>();
  const close = () => setOpened(undefined);
  const label = t('history.menu', { name: transaction.billName });
  const copy = async () => {
    await navigator.clipboard.writeText(transaction.confirmationNumber);
    showToast({ text: t('history.copied') });
  };
  const receipt: MenuEntry = {
    id: 'receipt',
    label: t(transaction.receiptDocumentId ? 'receipt.change' : 'receipt.attach'),
    icon: AttachIcon,
    onAction: () => setOpened('receipt'),
  };
  const corrections: MenuEntry[] = [
    { id: 'correct', label: t('correct.title'), icon: PencilIcon, onAction: () => setOpened('correct') },
    {
      ...{ id: 'undo', label: t('history.undo'), icon: UndoIcon },
      onAction: () => undo(transaction),
      ...gate.entry,
    },
  ];
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={[
          { id: 'copy', label: t('history.copy'), icon: CopyIcon, onAction: () => void copy() },
          ...(mayPay && maySeeReceipts ? [receipt] : []),
          ...(mayPay && transaction.status === 'completed' ? corrections : []),
        ]}
      />
      {opened === 'correct' ? <CorrectPaymentDialog transaction={transaction} onClose={close} /> : null}
      {opened === 'receipt' ? <ReceiptDialog transaction={transaction} onClose={close} /> : null}
    </>
  );
}
