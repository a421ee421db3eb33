import { useLiveQuery } from '@carecircle/remote-kit';
import { applyBillPaid, applyPaymentReversed, removeBill, upsertBill } from './apply-bill-event';

/** Unpaid bills by due date, then those paid lately; true by events. */
export function useBills() {
  return useLiveQuery(
    'finance.listBills',
    {},
    {
      on: {
        'bill.added': (bills, { payload }) => upsertBill(bills, payload.bill),
        'bill.edited': (bills, { payload }) => upsertBill(bills, payload.bill),
        'bill.restored': (bills, { payload }) => upsertBill(bills, payload.bill),
        'bill.deleted': (bills, { payload }) => removeBill(bills, payload.billId),
        'bill.paid': (bills, { payload }) => applyBillPaid(bills, payload),
        'payment.corrected': (bills, { payload }) => upsertBill(bills, payload.bill),
        'payment.reversed': (bills, { payload }) => applyPaymentReversed(bills, payload),
      },
    },
  );
}
