import type { Alert, AlertNotice } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const alerts = pgTable(
  'alerts',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    type: text('type').$type<Alert['type']>().notNull(),
    severity: text('severity').$type<Alert['severity']>().notNull(),
    status: text('status').$type<Alert['status']>().notNull(),
    message: text('message').notNull(),
    triggeredBy: uuid('triggered_by').notNull(),
    armedAt: instant('armed_at').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    raisedAt: instant('raised_at'),
    location: jsonb('location').$type<Alert['location']>(),
    acknowledgedBy: jsonb('acknowledged_by').$type<string[]>().notNull(),
    helpers: jsonb('helpers')
      .$type<Alert['helpers']>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
    isFalseAlarm: boolean('is_false_alarm').notNull(),
    isDrill: boolean('is_drill').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('alerts_by_raising').on(table.circleId, table.raisedAt, table.id),
    index('alerts_by_status').on(table.circleId, table.status),
  ],
);

/** How each emergency contact was told of an alert, as they could be reached when it was raised (EMER-3). */
export const alertNotices = pgTable(
  'alert_notices',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    alertId: uuid('alert_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** The channel that notifies them; rows from before there were text messages have none. */
    channel: text('channel').$type<AlertNotice['channel']>(),
    prefers: text('prefers').$type<AlertNotice['prefers']>(),
    /** Mail address; null when they are not told by mail. */
    email: text('email'),
    /** What the database keeps of the secret of their link; rows from before there were links have none. */
    digest: text('digest'),
    status: text('status').$type<AlertNotice['status']>().notNull(),
    /** Of a delivered one, whether the contact said so rather than the gateway; rows from before gateways told have none, and were read. */
    isRead: boolean('is_read'),
    /** Attempts that the gateway took and could not deliver, as `attemptName` names them. */
    failedAttempts: jsonb('failed_attempts')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** When this status began; of a planned notice, when its contact is notified. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.alertId, table.contactId] }),
    uniqueIndex('alert_notices_digest').on(table.digest),
  ],
);

export type AlertRow = typeof alerts.$inferSelect;
export type NoticeRow = typeof alertNotices.$inferSelect;
