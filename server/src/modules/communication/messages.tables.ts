import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** One row per conversation: its lock and its counter give messages their order of arrival. */
export const conversations = pgTable(
  'conversations',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    /** `group`, or the two member ids of a direct thread (see `conversationKey`). */
    conversation: text('conversation').notNull(),
    lastSequence: integer('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.conversation] })],
);

export const messages = pgTable(
  'messages',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    conversation: text('conversation').notNull(),
    sequence: integer('sequence').notNull(),
    senderId: uuid('sender_id').notNull(),
    /** Null is the group chat. */
    recipientId: uuid('recipient_id'),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('messages_by_sequence').on(table.circleId, table.conversation, table.sequence),
    index('messages_by_time').on(table.circleId, table.sentAt),
  ],
);

/** How far each member has read each conversation; only ever moves forward. */
export const readMarks = pgTable(
  'read_marks',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    conversation: text('conversation').notNull(),
    memberId: uuid('member_id').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.conversation, table.memberId] }),
    index('read_marks_by_member').on(table.circleId, table.memberId),
  ],
);

export type MessageRow = typeof messages.$inferSelect;
