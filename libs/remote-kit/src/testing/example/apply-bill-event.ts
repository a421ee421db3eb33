import type { Bill, DomainEvent } from '@carecircle/contracts';

/** The list with a bill put in its place by due date, or replaced. */
export function upsertBill(bills: Bill[], bill: Bill): Bill[] {
  const others = bills.filter(({ id }) => id !== bill.id);
  return [...others, bill].sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

export function applyBillPaid(bills: Bill[], { payload }: DomainEvent<'bill.paid'>): Bill[] {
  const paid = upsertBill(bills, payload.bill);
  return payload.nextBill ? upsertBill(paid, payload.nextBill) : paid;
}
