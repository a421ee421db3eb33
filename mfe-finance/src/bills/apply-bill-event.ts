import type { Bill, EventPayload } from '@carecircle/contracts';
import { orderBills } from './order-bills';

/** Adds a bill or puts its new state in the old one's place. */
export function upsertBill(bills: readonly Bill[], bill: Bill): Bill[] {
  return orderBills([...bills.filter(({ id }) => id !== bill.id), bill]);
}

export function removeBill(bills: readonly Bill[], billId: string): Bill[] {
  return bills.filter(({ id }) => id !== billId);
}

/** The paid bill, and the one that follows when it recurs (FIN-2). */
export function applyBillPaid(
  bills: readonly Bill[],
  { bill, nextBill }: Pick<EventPayload<'bill.paid'>, 'bill' | 'nextBill'>,
): Bill[] {
  const paid = upsertBill(bills, bill);
  return nextBill ? upsertBill(paid, nextBill) : paid;
}

/** The bill is open again, and the next one that its payment had made is gone. */
export function applyPaymentReversed(
  bills: readonly Bill[],
  { bill, removedBillId }: Pick<EventPayload<'payment.reversed'>, 'bill' | 'removedBillId'>,
): Bill[] {
  const open = upsertBill(bills, bill);
  return removedBillId ? removeBill(open, removedBillId) : open;
}
