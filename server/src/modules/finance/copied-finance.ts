import { circleLimits } from '@carecircle/contracts';
import {
  AmountCents,
  Bill,
  BillCategory,
  Expense,
  Id,
  Instant,
  Month,
  Transaction,
  freeText,
} from '@carecircle/contracts/schemas';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { CopiedKind } from '../copied-kind';
import { bills, budgets, expenses, transactions } from './finance.tables';
import { planAutomaticPayment } from './plan-automatic-payment';

/**
 * Money to the cent (FIN-2, FIN-3). Deleted bills go along, for payments are of them; of account numbers there are the last four
 * digits, for the rest never leaves the server. Receipts are files.
 */
export const copiedFinance: readonly CopiedKind[] = [
  {
    name: 'bills',
    table: bills,
    action: 'bill:view',
    fields: {
      ...Bill.omit({ circleId: true }).shape,
      anchorDay: z.int().min(1).max(31),
      accountNumberLastFour: freeText(4).nullable(),
      createdAt: Instant,
      deletedAt: Instant.nullable(),
    },
    ids: ['seriesId'],
    finish: async ({ tx, schedule }, { id, timeZone }) => {
      const open = and(eq(bills.circleId, id), eq(bills.state, 'pending'), isNull(bills.deletedAt));
      // No circle of ours has more open ones.
      for (const bill of await tx.select().from(bills).where(open).limit(circleLimits.openBills))
        await planAutomaticPayment(schedule, timeZone, bill);
    },
  },
  {
    name: 'payments',
    table: transactions,
    action: 'bill:view',
    fields: {
      ...Transaction.omit({ circleId: true, receiptDocumentId: true }).shape,
      billName: freeText(120),
      confirmationNumber: freeText(80),
      nextBillId: Id.nullable(),
    },
    refers: { billId: 'bills', nextBillId: 'bills', correctsId: 'payments' },
    people: ['recordedBy'],
    order: transactions.recordedAt,
  },
  {
    name: 'budgets',
    table: budgets,
    action: 'bill:view',
    fields: { month: Month, category: BillCategory, amountCents: AmountCents },
    order: budgets.month,
  },
  {
    name: 'expenses',
    table: expenses,
    action: 'bill:view',
    fields: { ...Expense.omit({ circleId: true, receiptDocumentId: true }).shape, createdAt: Instant },
    people: ['recordedBy'],
    most: circleLimits.expenses,
    where: () => isNull(expenses.deletedAt),
  },
];
