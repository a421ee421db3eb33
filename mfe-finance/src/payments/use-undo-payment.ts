import { useCallback } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { patchPages, useCommand } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { reverseTransaction } from './apply-payment-event';

/** Takes a recorded payment back: transaction, bill and the next bill that it had made (FIN-2). */
export function useUndoPayment(): (transaction: Transaction) => void {
  const t = useMessages();
  const { send } = useCommand('finance.undoPayment', {
    optimistic: ({ transactionId }) => [
      patchPages('finance.listTransactions', (pages) => reverseTransaction(pages, transactionId)),
    ],
    onDone: ({ bill }) => showToast({ text: t('pay.undone', { name: bill.name }) }),
  });
  return useCallback(({ id }) => void send({ transactionId: id }), [send]);
}
