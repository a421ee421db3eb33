import { Bill, Transaction } from './bill';
import { Id } from '../primitives';
import { circleEvent } from '../events/domain-event';

export const financeEvents = {
  /** A bill was added, by a member or as the next of a recurrence. */
  'bill.added': circleEvent('bill:view', { bill: Bill }),
  /** Fields of a bill were edited. */
  'bill.edited': circleEvent('bill:view', { bill: Bill }),
  /** A bill was hidden. */
  'bill.deleted': circleEvent('bill:view', { billId: Id }),
  /** A hidden bill came back. */
  'bill.restored': circleEvent('bill:view', { bill: Bill }),
  /** A payment was recorded. */
  'bill.paid': circleEvent('bill:view', { bill: Bill, transaction: Transaction, nextBill: Bill.nullable() }),
  /** A recorded payment was reversed; `removedBillId` is the next bill that it had made. */
  'payment.reversed': circleEvent('bill:view', {
    bill: Bill,
    transaction: Transaction,
    removedBillId: Id.nullable(),
  }),
  /** The due date of an automatic bill came: a pending transaction waits for confirmation. */
  'transaction.added': circleEvent('bill:view', { transaction: Transaction }),
  /** A pending transaction was confirmed. */
  'transaction.confirmed': circleEvent('bill:view', { transaction: Transaction }),
};
