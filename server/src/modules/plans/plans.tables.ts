import type { CirclePlan, Invoice } from '@carecircle/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** The plan of a circle; without a row it is on Basic and has never asked for another. */
export const circlePlans = pgTable(
  'circle_plans',
  {
    circleId: uuid('circle_id')
      .primaryKey()
      .references(() => circles.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<CirclePlan['planId']>().notNull(),
    interval: text('interval').$type<CirclePlan['interval']>(),
    payee: text('payee').$type<CirclePlan['payee']>(),
    periodStartsAt: instant('period_starts_at'),
    periodEndsAt: instant('period_ends_at'),
    isEnding: boolean('is_ending').notNull(),
    isPastDue: boolean('is_past_due').notNull(),
    /** The circle and its subscription at the payment provider. */
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    /** When the provider was asked for what stands here: an answer to an earlier question is older. */
    askedAt: instant('asked_at'),
    /** Who went to the provider to choose a plan; its answer comes later and names nobody. */
    chosenBy: uuid('chosen_by'),
    card: jsonb('card').$type<CirclePlan['card']>(),
    request: jsonb('request').$type<CirclePlan['request']>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('circle_plans_by_subscription').on(table.subscriptionId)],
);

export const invoices = pgTable(
  'invoices',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    planId: text('plan_id').$type<Invoice['planId']>().notNull(),
    interval: text('interval').$type<Invoice['interval']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    issuedAt: instant('issued_at').notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    unique('invoices_by_number').on(table.circleId, table.number),
    index('invoices_by_issue').on(table.circleId, table.issuedAt, table.id),
  ],
);

export type CirclePlanRow = typeof circlePlans.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
