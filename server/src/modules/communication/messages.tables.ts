import type { MessageCall, MessageFileKind } from '@carecircle/contracts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';
import { uploadTable } from '../../files/uploads/upload-kind';

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
    /** Empty in one that brings a file or stands for a call. */
    text: text('text').notNull(),
    call: jsonb('call').$type<MessageCall>(),
    isUrgent: boolean('is_urgent').notNull().default(false),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('messages_by_sequence').on(table.circleId, table.conversation, table.sequence),
    index('messages_by_time').on(table.circleId, table.sentAt),
  ],
);

/** What messages bring, each a file of its own. */
export const messageFiles = pgTable(
  'message_files',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    fileId: uuid('file_id').notNull(),
    kind: text('kind').$type<MessageFileKind>().notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** In pixels; of a picture. */
    width: integer('width'),
    height: integer('height'),
    /** Of a voice message. */
    durationMs: integer('duration_ms'),
    peaks: jsonb('peaks').$type<number[]>(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.messageId] })],
);

export const messageUploads = uploadTable('message_uploads');

/** Who knows of an urgent message. */
export const messageConfirmations = pgTable(
  'message_confirmations',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    memberId: uuid('member_id').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.messageId, table.memberId] })],
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
export type MessageFileRow = typeof messageFiles.$inferSelect;
