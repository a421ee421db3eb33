import { billStatus, type Bill } from '@carecircle/contracts';

export interface MonthSummary {
  /** Sum of all bills due in the month, paid or not (FIN-2). */
  totalCents: number;
  dueCount: number;
  paidCount: number;
  /** Unpaid and not yet overdue, due in the month. */
  pendingCount: number;
  /** Overdue from any month: what is late stays in sight. */
  overdueCount: number;
}

/** Figures of the month that `today` (`YYYY-MM-DD`, circle's zone) lies in. */
export function summariseMonth(bills: readonly Bill[], today: string): MonthSummary {
  const month = today.slice(0, 7);
  const due = bills.filter((bill) => bill.dueDate.startsWith(month));
  const withStatus = (of: readonly Bill[], status: string) =>
    of.filter((bill) => billStatus(bill, today) === status).length;
  return {
    totalCents: due.reduce((sum, bill) => sum + bill.amountCents, 0),
    dueCount: due.length,
    paidCount: withStatus(due, 'paid'),
    pendingCount: withStatus(due, 'pending'),
    overdueCount: withStatus(bills, 'overdue'),
  };
}
