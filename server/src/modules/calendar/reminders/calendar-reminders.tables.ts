import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Of which events the circle was reminded: once for each beginning that an event ever had (CAL-3). */
export const calendarReminders = pgTable(
  'calendar_reminders',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    calendarEventId: uuid('calendar_event_id').notNull(),
    startsAt: instant('starts_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.calendarEventId, table.startsAt] })],
);
