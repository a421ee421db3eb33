import type { Bill, Expense, Transaction } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const bills = pgTable(
  'bills',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    seriesId: uuid('series_id').notNull(),
    name: text('name').notNull(),
    category: text('category').$type<Bill['category']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** Day of the month that the series keeps, so that the 28th of February leads back to the 31st of March. */
    anchorDay: smallint('anchor_day').notNull(),
    frequency: text('frequency').$type<Bill['frequency']>().notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    paymentMethod: text('payment_method').$type<Bill['paymentMethod']>().notNull(),
    reminderDays: smallint('reminder_days').notNull(),
    notes: text('notes').notNull(),
    /** Encrypted; never leaves the server. */
    accountNumberSealed: text('account_number_sealed'),
    accountNumberLastFour: text('account_number_last_four'),
    state: text('state').$type<Bill['state']>().notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('bills_by_due').on(table.circleId, table.state, table.dueDate),
    index('bills_by_payment').on(table.circleId, table.paidOn),
  ],
);

export const transactions = pgTable(
  'transactions',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    billId: uuid('bill_id').notNull(),
    /** Bill of the next due date that this payment made. */
    nextBillId: uuid('next_bill_id'),
    billName: text('bill_name').notNull(),
    category: text('category').$type<Transaction['category']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    status: text('status').$type<Transaction['status']>().notNull(),
    paymentMethod: text('payment_method').$type<Transaction['paymentMethod']>().notNull(),
    confirmationNumber: text('confirmation_number').notNull(),
    /** The confirmation number is our own reference and not the payee's. */
    isReference: boolean('is_reference').notNull(),
    recordedBy: uuid('recorded_by'),
    recordedAt: instant('recorded_at').notNull(),
    receiptDocumentId: uuid('receipt_document_id'),
    /** The reversed transaction that this one stands for. */
    correctsId: uuid('corrects_id'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('transactions_by_payment').on(table.circleId, table.paidOn, table.recordedAt, table.id),
    index('transactions_by_bill').on(table.circleId, table.billId),
    // What was spent in the months of a budget is summed from here alone, without the rows.
    index('transactions_by_spending')
      .on(table.circleId, table.paidOn, table.category, table.amountCents)
      .where(sql`${table.status} = 'completed'`),
    // Finds any part of a name or a number; of 100,000 payments, reading each of them takes 0.1 s.
    index('transactions_by_text')
      .using(
        'gin',
        table.circleId,
        table.billName.op('gin_trgm_ops'),
        table.confirmationNumber.op('gin_trgm_ops'),
      )
      .with({ fastupdate: false }),
  ],
);

/** What a circle means to spend in a month, category by category; a category without a row has no budget (FIN-3). */
export const budgets = pgTable(
  'budgets',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    category: text('category').$type<Bill['category']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.month, table.category] })],
);

/** Money that was spent and is no bill. */
export const expenses = pgTable(
  'expenses',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    category: text('category').$type<Expense['category']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    notes: text('notes').notNull(),
    receiptDocumentId: uuid('receipt_document_id'),
    recordedBy: uuid('recorded_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('expenses_by_day').on(table.circleId, table.spentOn, table.createdAt, table.id),
  ],
);

export type ExpenseRow = typeof expenses.$inferSelect;
export type BillRow = typeof bills.$inferSelect;
export type TransactionRow = typeof transactions.$inferSelect;
