import type { CareTimeKind, JournalAudience } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

const ofCircle = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** Who is there for somebody, and when (CARE-1). Day and times are those of the recipient's wall. */
export const shifts = pgTable(
  'shifts',
  {
    circleId: ofCircle(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    endTime: text('end_time').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isOpen: boolean('is_open').notNull(),
    endedAt: instant('ended_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('shifts_by_recipient').on(table.circleId, table.recipientId, table.endsAt),
    index('shifts_by_member').on(table.circleId, table.memberId, table.endsAt),
  ],
);

/** What whoever comes on has to know (CARE-1). */
export const handOffNotes = pgTable(
  'hand_off_notes',
  {
    circleId: ofCircle(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    text: text('text').notNull(),
    isImportant: boolean('is_important').notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('hand_off_notes_by_recipient').on(table.circleId, table.recipientId, table.createdAt, table.id),
  ],
);

/** Who has read which note. */
export const handOffReadings = pgTable(
  'hand_off_readings',
  {
    circleId: uuid('circle_id').notNull(),
    noteId: uuid('note_id').notNull(),
    memberId: uuid('member_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.noteId, table.memberId] }),
    foreignKey({
      columns: [table.circleId, table.noteId],
      foreignColumns: [handOffNotes.circleId, handOffNotes.id],
    }).onDelete('cascade'),
  ],
);

/** Minutes that members spent on somebody's care (CARE-1). */
export const careTimes = pgTable(
  'care_times',
  {
    circleId: ofCircle(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    minutes: smallint('minutes').notNull(),
    kind: text('kind').$type<CareTimeKind>().notNull(),
    note: text('note').notNull(),
    shiftId: uuid('shift_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('care_times_by_recipient').on(
      table.circleId,
      table.recipientId,
      table.day,
      table.createdAt,
      table.id,
    ),
    index('care_times_by_member').on(table.circleId, table.memberId, table.day),
    uniqueIndex('care_times_of_shift')
      .on(table.circleId, table.shiftId)
      .where(sql`${table.shiftId} is not null and ${table.deletedAt} is null`),
  ],
);

/** What members wrote about somebody's days (CARE-1). */
export const journalEntries = pgTable(
  'journal_entries',
  {
    circleId: ofCircle(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    mood: smallint('mood'),
    audience: text('audience').$type<JournalAudience>().notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('journal_entries_by_recipient').on(
      table.circleId,
      table.recipientId,
      table.day,
      table.createdAt,
      table.id,
    ),
  ],
);

export type ShiftRow = typeof shifts.$inferSelect;
export type HandOffNoteRow = typeof handOffNotes.$inferSelect;
export type CareTimeRow = typeof careTimes.$inferSelect;
export type JournalEntryRow = typeof journalEntries.$inferSelect;
