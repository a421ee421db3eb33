import type { Bill } from './bill';

export type BillStatus = 'paid' | 'pending' | 'overdue';

/** A bill is overdue when it is unpaid and its due date lies before `today` (both `YYYY-MM-DD` in the circle's zone; FIN-2). */
export function billStatus(bill: Pick<Bill, 'state' | 'dueDate'>, today: string): BillStatus {
  if (bill.state === 'paid') return 'paid';
  return bill.dueDate < today ? 'overdue' : 'pending';
}
