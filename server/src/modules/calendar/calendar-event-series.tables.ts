import type { CalendarEventType } from '@carecircle/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { seriesColumns } from '../series';

/** Events that repeat: what each has unless a row of `calendar_events` says otherwise of its day (CAL-4). */
export const calendarEventSeries = pgTable(
  'calendar_event_series',
  {
    ...seriesColumns(),
    /** Null without an end. */
    durationMinutes: integer('duration_minutes'),
    type: text('type').$type<CalendarEventType>().notNull(),
    place: text('place').notNull(),
    doctor: text('doctor').notNull(),
    reminder: boolean('reminder').notNull(),
    needsDriver: boolean('needs_driver').notNull(),
    driverId: uuid('driver_id'),
    companionId: uuid('companion_id'),
    /** The UID of the file it was imported from. */
    importUid: text('import_uid'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('calendar_event_series_by_days').on(table.circleId, table.firstDate, table.lastDate),
  ],
);

export type CalendarEventSeriesRow = typeof calendarEventSeries.$inferSelect;
