import * as z from 'zod';
import { listLimits } from '../circles/circle-limits';
import { Bill, BillCategory, BillInput, PaymentInput, ShownBill, Transaction } from './bill';
import { Cursor, Id, PageLimit, freeText, line } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'finance';
const bill = { billId: Id };

/** `nextBill` is the bill of the next due date when the paid one recurs. */
export const Payment = z.object({ bill: Bill, transaction: Transaction, nextBill: Bill.nullable() });

export const financeContract = {
  listBills: query({
    area,
    name: 'listBills',
    summary:
      'Unpaid bills by due date, then the latest of those paid in the last 12 months; all payments are in listTransactions',
    scope: 'circle',
    action: 'bill:view',
    input: { category: BillCategory.optional(), search: freeText(120).optional() },
    output: z.array(Bill).max(listLimits.bills),
  }),
  addBill: command({
    area,
    name: 'addBill',
    summary: 'Add a bill',
    scope: 'circle',
    action: 'bill:edit',
    input: { ...bill, ...BillInput.shape },
    output: Bill,
  }),
  editBill: command({
    area,
    name: 'editBill',
    summary: 'Edit a bill field by field',
    scope: 'circle',
    action: 'bill:edit',
    input: { ...bill, ...edit(BillInput), seen: ShownBill.partial().optional() },
    output: Bill,
  }),
  deleteBill: command({
    area,
    name: 'deleteBill',
    summary: 'Hide a bill; it can be restored',
    scope: 'circle',
    action: 'bill:edit',
    input: bill,
    output: z.object({ billId: Id }),
  }),
  restoreBill: command({
    area,
    name: 'restoreBill',
    summary: 'Bring a deleted bill back',
    scope: 'circle',
    action: 'bill:edit',
    input: bill,
    output: Bill,
  }),
  payBill: command({
    area,
    name: 'payBill',
    summary: 'Record that a bill was paid; writes the transaction and the next due bill',
    scope: 'circle',
    action: 'bill:pay',
    input: { ...bill, ...PaymentInput.shape },
    output: Payment,
  }),
  undoPayment: command({
    area,
    name: 'undoPayment',
    summary: 'Reverse a recorded payment: bill, transaction and next bill',
    scope: 'circle',
    action: 'bill:pay',
    input: { transactionId: Id },
    output: Payment,
  }),
  confirmTransaction: command({
    area,
    name: 'confirmTransaction',
    summary: 'Confirm the pending transaction of an automatic bill',
    scope: 'circle',
    action: 'bill:pay',
    input: { transactionId: Id, confirmationNumber: line(80).nullable() },
    output: Transaction,
  }),
  listTransactions: query({
    area,
    name: 'listTransactions',
    summary: 'Recorded payments, newest first',
    scope: 'circle',
    action: 'bill:view',
    input: { cursor: Cursor.optional(), limit: PageLimit },
    output: z.object({
      transactions: z.array(Transaction).max(listLimits.page),
      nextCursor: Cursor.nullable(),
    }),
  }),
};
