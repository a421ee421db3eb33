import type { Transaction } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton, showToast } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { CopyIcon, MoreVerticalIcon, UndoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useUndoPayment } from './use-undo-payment';

/** Copy the number; take the payment back. */
export function TransactionMenu({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  const mayPay = useAllowed('bill:pay');
  const { undo, gate } = useUndoPayment();
  const label = t('history.menu', { name: transaction.billName });
  const copy = async () => {
    await navigator.clipboard.writeText(transaction.confirmationNumber);
    showToast({ text: t('history.copied') });
  };
  const takeBack: MenuEntry = {
    id: 'undo',
    label: t('history.undo'),
    icon: UndoIcon,
    onAction: () => undo(transaction),
    ...gate.entry,
  };
  const canUndo = mayPay && transaction.status === 'completed';
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'copy', label: t('history.copy'), icon: CopyIcon, onAction: () => void copy() },
        ...(canUndo ? [takeBack] : []),
      ]}
    />
  );
}
