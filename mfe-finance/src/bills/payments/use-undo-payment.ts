import type { Transaction } from '@carecircle/contracts';
import { patchPages, useCommand, type Gate } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../../words';
import { reverseTransaction } from './apply-payment-event';

/** Takes a recorded payment back: transaction, bill and the next bill that it had made (FIN-2). */
export function useUndoPayment(): { undo: (transaction: Transaction) => void; gate: Gate } {
  const t = useMessages();
  const { send, gate } = useCommand('finance.undoPayment', {
    optimistic: ({ transactionId }) => [
      patchPages('finance.listTransactions', (pages) => reverseTransaction(pages, transactionId)),
    ],
    onDone: ({ bill }) => showToast({ text: t('pay.undone', { name: bill.name }) }),
  });
  return { undo: ({ id }) => void send({ transactionId: id }), gate };
}
