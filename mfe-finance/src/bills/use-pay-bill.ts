import { billStatus, type Bill, type PaymentInput } from '@carecircle/contracts';
import { patch, useCommand, useFormats } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { useUndoPayment } from './payments/use-undo-payment';
import { upsertBill } from './apply-bill-event';

/** Records that a bill was paid (FIN-2): shown at once, with Undo once the server has the payment. */
export function usePayBill(bill: Bill) {
  const t = useMessages();
  const today = useFormats().today();
  const { undo } = useUndoPayment();
  const command = useCommand('finance.payBill', {
    label: () => `“${bill.name}”`,
    optimistic: ({ paidOn }) => [
      patch('finance.listBills', (bills) => upsertBill(bills, { ...bill, state: 'paid', paidOn })),
    ],
    onDone: ({ transaction }) =>
      showToast({
        text: t('pay.done', { name: bill.name }),
        tone: 'success',
        action: { label: t('pay.undo'), onPress: () => undo(transaction) },
      }),
  });
  return {
    ...command,
    canPay: billStatus(bill, today) !== 'paid',
    pay: (payment: PaymentInput) => command.send({ billId: bill.id, ...payment }),
  };
}
