import type { Notification } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const notifications = pgTable(
  'notifications',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    cause: text('cause').notNull(),
    causeEventId: uuid('cause_event_id').notNull(),
    type: text('type').$type<Notification['type']>().notNull(),
    priority: text('priority').$type<Notification['priority']>().notNull(),
    values: jsonb('values').$type<Notification['values']>().notNull(),
    link: text('link').notNull(),
    relatedId: uuid('related_id'),
    actorId: uuid('actor_id'),
    /** The person cared for whom it is about, who may stop sharing that (PRIV-1). */
    aboutId: uuid('about_id'),
    read: boolean('read').notNull(),
    /** It calls for help, and nobody has answered yet: it is told again and again, read or not (NOTE-5). */
    isCalling: boolean('is_calling').notNull().default(false),
    /** Under what one item gathers what belongs together; null for what stands alone. */
    gathers: text('gathers'),
    /** Ids of what the item asks its reader to do or to see: it is read once all of it is answered. */
    openIds: jsonb('open_ids').$type<string[]>().notNull().default([]),
    /** Order of arrival among notifications of the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('one_notification_per_cause').on(
      table.circleId,
      table.causeEventId,
      table.cause,
      table.personId,
    ),
    index('notifications_by_person').on(table.personId, table.createdAt, table.position),
    index('notifications_by_id').on(table.personId, table.id),
    index('notifications_unread')
      .on(table.personId, table.circleId)
      .where(sql`not ${table.read}`),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
