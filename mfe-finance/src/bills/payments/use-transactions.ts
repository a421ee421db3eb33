import { useLivePages } from '@carecircle/remote-kit';
import { upsertTransaction } from './apply-payment-event';

/** Recorded payments, newest first, page by page; true by events. */
export function useTransactions() {
  const { pages, ...rest } = useLivePages(
    'finance.listTransactions',
    {},
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'bill.paid': (read, { payload }) => upsertTransaction(read, payload.transaction),
        'payment.reversed': (read, { payload }) => upsertTransaction(read, payload.transaction),
        'transaction.added': (read, { payload }) => upsertTransaction(read, payload.transaction),
        'transaction.confirmed': (read, { payload }) => upsertTransaction(read, payload.transaction),
      },
    },
  );
  return { transactions: pages.flatMap((page) => page.transactions), ...rest };
}
