import type { Bill } from '@carecircle/contracts';
import { patch, useCommand, type Gate } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { removeBill, upsertBill } from './apply-bill-event';

/** Hides a bill at once and offers Undo (ALL-6). */
export function useDeleteBill(): { deleteBill: (bill: Bill) => void; gate: Gate } {
  const t = useMessages();
  const remove = useCommand('finance.deleteBill', {
    optimistic: ({ billId }) => [patch('finance.listBills', (bills) => removeBill(bills, billId))],
  });
  const restore = useCommand('finance.restoreBill', {
    optimistic: ({ billId }) => [
      patch('finance.listBills', (bills) => {
        const hidden = deleted.get(billId);
        return hidden ? upsertBill(bills, hidden) : bills;
      }),
    ],
  });
  const deleteBill = (bill: Bill) => {
    deleted.set(bill.id, bill);
    void remove.send({ billId: bill.id }).then(({ status }) => {
      if (status !== 'done') return;
      showToast({
        text: t('bill.deleted', { name: bill.name }),
        action: { label: t('bill.undo'), onPress: () => void restore.send({ billId: bill.id }) },
      });
    });
  };
  return { deleteBill, gate: remove.gate };
}

// What Undo shows at once, before the server has answered.
const deleted = new Map<string, Bill>();
