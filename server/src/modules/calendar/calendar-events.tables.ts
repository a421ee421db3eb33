import type { CalendarEventStatus, CalendarEventType, Repeat } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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

export const calendarEvents = pgTable(
  'calendar_events',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    recipientId: uuid('recipient_id'),
    date: date('date', { mode: 'string' }).notNull(),
    /** `HH:MM` on the circle's wall; null is all day. */
    time: text('time'),
    endTime: text('end_time'),
    type: text('type').$type<CalendarEventType>().notNull(),
    place: text('place').notNull(),
    doctor: text('doctor').notNull(),
    reminder: boolean('reminder').notNull(),
    status: text('status').$type<CalendarEventStatus>().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
    deletedAt: instant('deleted_at'),
    needsDriver: boolean('needs_driver').notNull().default(false),
    driverId: uuid('driver_id'),
    companionId: uuid('companion_id'),
    /** The series it is of, on which day of its rule, and that rule; a series says the rest of its days itself (CAL-4). */
    seriesId: uuid('series_id'),
    ruleDay: date('rule_day', { mode: 'string' }),
    repeat: jsonb('repeat').$type<Repeat>(),
    /** The UID of the file it was imported from. */
    importUid: text('import_uid'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('calendar_events_by_day').on(table.circleId, table.date),
    uniqueIndex('calendar_events_of_series')
      .on(table.circleId, table.seriesId, table.ruleDay)
      .where(sql`series_id is not null`),
  ],
);

export type CalendarEventRow = typeof calendarEvents.$inferSelect;
