import { Bill, Transaction } from './bill';
import { circleLimits } from '../circles/circle-limits';
import { Expense } from './expense';
import * as z from 'zod';
import { Id, Month } from '../primitives';
import { circleEvent } from '../events/domain-event';

export const financeEvents = {
  /** A bill was added, by a member or as the next of a recurrence. */
  'bill.added': circleEvent('bill:view', { bill: Bill }),
  /** Fields of a bill were edited. */
  'bill.edited': circleEvent('bill:view', { bill: Bill }),
  /** A bill is due in as many days as it is to be reminded of; `toldIds` are those who keep the bills, each once (FIN-4). */
  'bill.reminded': circleEvent('bill:view', { bill: Bill, toldIds: z.array(Id).max(circleLimits.members) }),
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
  /** A wrong payment was reversed and recorded anew. */
  'payment.corrected': circleEvent('bill:view', {
    bill: Bill,
    reversed: Transaction,
    transaction: Transaction,
  }),
  /** A payment got a receipt, or lost it. */
  'transaction.receipt-changed': circleEvent('bill:view', { transaction: Transaction }),
  /** Budgets of a month were set. */
  'budget.edited': circleEvent('bill:view', { month: Month }),
  /** An expense was written down. */
  'expense.added': circleEvent('bill:view', { expense: Expense }),
  /** Fields of an expense were edited. */
  'expense.edited': circleEvent('bill:view', { expense: Expense }),
  /** An expense was hidden. */
  'expense.deleted': circleEvent('bill:view', { expenseId: Id }),
  /** A hidden expense came back. */
  'expense.restored': circleEvent('bill:view', { expense: Expense }),
  /** Expenses of a file were added. */
  'expenses.imported': circleEvent('bill:view', { expenses: z.int().positive() }),
};
