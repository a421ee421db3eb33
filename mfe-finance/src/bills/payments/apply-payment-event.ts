import type { Transaction } from '@carecircle/contracts';

interface TransactionPage {
  transactions: Transaction[];
  nextCursor: string | null;
}

/**
 * Puts a new transaction on top of the first page, or a changed one in its place. Pages that do not hold a changed one stay
 * as they are: it lies below what was read.
 */
export function upsertTransaction<P extends TransactionPage>(
  pages: readonly P[],
  transaction: Transaction,
): P[] {
  const isKnown = pages.some((page) => page.transactions.some(({ id }) => id === transaction.id));
  return pages.map((page, index) => {
    if (isKnown) return { ...page, transactions: page.transactions.map((old) => newer(old, transaction)) };
    if (index > 0) return page;
    return { ...page, transactions: [transaction, ...page.transactions] };
  });
}

function newer(old: Transaction, transaction: Transaction): Transaction {
  return old.id === transaction.id ? transaction : old;
}

/** A payment that was taken back stays in the history, marked as reversed. */
export function reverseTransaction<P extends TransactionPage>(
  pages: readonly P[],
  transactionId: string,
): P[] {
  return pages.map((page) => ({
    ...page,
    transactions: page.transactions.map((transaction) =>
      transaction.id === transactionId ? { ...transaction, status: 'reversed' as const } : transaction,
    ),
  }));
}
