import type { Bill, BillInput } from '@carecircle/contracts';
import { nowMs } from '@carecircle/remote-kit';

/** The bill that an input will make, to be shown before the server has answered. */
export function draftBill(circleId: string, billId: string, input: BillInput): Bill {
  const { accountNumber, ...fields } = input;
  return {
    ...fields,
    id: billId,
    circleId,
    seriesId: billId,
    accountNumberLastFour: accountNumber?.replace(/[ -]/g, '').slice(-4) ?? null,
    state: 'pending',
    paidOn: null,
    updatedAt: new Date(nowMs()).toISOString(),
  };
}
