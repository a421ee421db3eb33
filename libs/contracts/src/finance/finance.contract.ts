import * as z from 'zod';
import { listLimits } from '../circles/circle-limits';
import { Bill, BillCategory, BillInput, PaymentInput, ShownBill, Transaction } from './bill';
import { Budget, BudgetInput } from './budget';
import { Expense, ExpenseInput } from './expense';
import { ExpenseFileText, ExpenseImport } from './expense-import';
import { expenseImportLimits } from './expense-import-limits';
import { Cursor, Id, Month, PageLimit, freeText, line } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'finance';
const bill = { billId: Id };
const expense = { expenseId: Id };

/** `nextBill` is the bill of the next due date when the paid one recurs. */
export const Payment = z.object({ bill: Bill, transaction: Transaction, nextBill: Bill.nullable() });

/** A payment that was wrong, reversed, and the one that stands for it. */
export const Correction = z.object({ bill: Bill, reversed: Transaction, transaction: Transaction });

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
    summary: 'Recorded payments, newest first; of one month, or with a text in the name or the number',
    scope: 'circle',
    action: 'bill:view',
    input: {
      month: Month.optional(),
      search: freeText(120).optional(),
      cursor: Cursor.optional(),
      limit: PageLimit,
    },
    output: z.object({
      transactions: z.array(Transaction).max(listLimits.page),
      nextCursor: Cursor.nullable(),
    }),
  }),
  correctPayment: command({
    area,
    name: 'correctPayment',
    summary: 'Reverse a completed payment and record it anew with what was truly paid',
    scope: 'circle',
    action: 'bill:pay',
    input: { transactionId: Id, ...PaymentInput.shape },
    output: Correction,
  }),
  setReceipt: command({
    area,
    name: 'setReceipt',
    summary: 'Put a document of the vault to a payment as its receipt, or take it away',
    scope: 'circle',
    action: 'bill:pay',
    input: { transactionId: Id, receiptDocumentId: Id.nullable() },
    output: Transaction,
  }),
  getBudget: query({
    area,
    name: 'getBudget',
    summary: 'Budgeted and spent by category in a month, and the months up to it',
    scope: 'circle',
    action: 'bill:view',
    input: { month: Month },
    output: Budget,
  }),
  editBudget: command({
    area,
    name: 'editBudget',
    summary: 'Set the budgets of a month category by category; null takes one away',
    scope: 'circle',
    action: 'bill:edit',
    input: { month: Month, ...edit(BudgetInput) },
    output: BudgetInput,
  }),
  listExpenses: query({
    area,
    name: 'listExpenses',
    summary: 'Expenses of a month that members wrote down, newest first',
    scope: 'circle',
    action: 'bill:view',
    input: { month: Month, cursor: Cursor.optional(), limit: PageLimit },
    output: z.object({ expenses: z.array(Expense).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  addExpense: command({
    area,
    name: 'addExpense',
    summary: 'Write an expense down that is no bill',
    scope: 'circle',
    action: 'bill:edit',
    input: { ...expense, ...ExpenseInput.shape },
    output: Expense,
  }),
  editExpense: command({
    area,
    name: 'editExpense',
    summary: 'Edit an expense field by field',
    scope: 'circle',
    action: 'bill:edit',
    input: { ...expense, ...edit(ExpenseInput) },
    output: Expense,
  }),
  deleteExpense: command({
    area,
    name: 'deleteExpense',
    summary: 'Hide an expense; it can be restored',
    scope: 'circle',
    action: 'bill:edit',
    input: expense,
    output: z.object({ expenseId: Id }),
  }),
  restoreExpense: command({
    area,
    name: 'restoreExpense',
    summary: 'Bring a deleted expense back',
    scope: 'circle',
    action: 'bill:edit',
    input: expense,
    output: Expense,
  }),
  importExpenses: command({
    area,
    name: 'importExpenses',
    summary: 'Add the expenses of a CSV file; with `isPreview` it only says what would be added and what not',
    scope: 'circle',
    action: 'bill:edit',
    bodyBytes: 3 * expenseImportLimits.fileBytes,
    input: { file: ExpenseFileText, isPreview: z.boolean() },
    output: ExpenseImport,
  }),
};
