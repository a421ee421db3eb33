import type { EventPayload } from '@carecircle/contracts';
import { useLivePages } from '@carecircle/remote-kit';
import { upsertTransaction } from './apply-payment-event';

export interface TransactionFilter {
  /** `YYYY-MM`. */
  month?: string;
  /** Part of the name or the number. */
  search?: string;
}

type Pages = Parameters<typeof upsertTransaction>[0];

/** Recorded payments, newest first, page by page; true by events. What is filtered is read anew with each. */
export function useTransactions(filter: TransactionFilter = {}) {
  const isFiltered = Object.keys(filter).length > 0;
  const take = <P extends Pages[number]>(
    read: readonly P[],
    { transaction }: Pick<EventPayload<'transaction.added'>, 'transaction'>,
  ) => (isFiltered ? undefined : upsertTransaction(read, transaction));
  const { pages, ...rest } = useLivePages('finance.listTransactions', filter, {
    next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    on: {
      'bill.paid': (read, { payload }) => take(read, payload),
      'payment.reversed': (read, { payload }) => take(read, payload),
      'payment.corrected': (read, { payload: { reversed, transaction } }) =>
        isFiltered ? undefined : upsertTransaction(upsertTransaction(read, reversed), transaction),
      'transaction.added': (read, { payload }) => take(read, payload),
      'transaction.confirmed': (read, { payload }) => take(read, payload),
      'transaction.receipt-changed': (read, { payload }) => take(read, payload),
    },
  });
  return { transactions: pages.flatMap((page) => page.transactions), ...rest };
}
