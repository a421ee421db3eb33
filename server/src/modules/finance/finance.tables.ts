import type { Bill, Transaction } from '@carecircle/contracts';
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
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('transactions_by_payment').on(table.circleId, table.paidOn, table.recordedAt, table.id),
    index('transactions_by_bill').on(table.circleId, table.billId),
  ],
);

export type BillRow = typeof bills.$inferSelect;
export type TransactionRow = typeof transactions.$inferSelect;
