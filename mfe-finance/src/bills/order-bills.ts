import type { Bill } from '@carecircle/contracts';

/** Unpaid bills by due date, then paid ones with the last payment first: the order of the server's own list. */
export function orderBills(bills: readonly Bill[]): Bill[] {
  return [...bills].sort((one, other) => {
    if (one.state !== other.state) return one.state === 'pending' ? -1 : 1;
    if (one.state === 'pending') return compare(one.dueDate, other.dueDate) || compare(one.id, other.id);
    return compare(other.paidOn ?? '', one.paidOn ?? '') || compare(other.id, one.id);
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
