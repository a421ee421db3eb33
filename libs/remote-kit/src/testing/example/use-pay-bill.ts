import { patch, useCommand } from '../../index';

export function usePayBill() {
  return useCommand('finance.payBill', {
    optimistic: ({ billId, paidOn }) => [
      patch('finance.listBills', (bills) =>
        bills.map((bill) => (bill.id === billId ? { ...bill, state: 'paid' as const, paidOn } : bill)),
      ),
    ],
  });
}
