import { useLiveQuery } from '../../index';
import { applyBillPaid, upsertBill } from './apply-bill-event';

export function useBills() {
  return useLiveQuery(
    'finance.listBills',
    {},
    {
      on: {
        'bill.added': (bills, { payload }) => upsertBill(bills, payload.bill),
        'bill.edited': (bills, { payload }) => upsertBill(bills, payload.bill),
        'bill.deleted': (bills, { payload }) => bills.filter(({ id }) => id !== payload.billId),
        'bill.paid': applyBillPaid,
        'payment.reversed': () => undefined,
      },
    },
  );
}
