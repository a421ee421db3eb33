import type { CalendarFeedLevel } from '@carecircle/contracts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Open calendar feeds of members. `digest` is of the secret in the address: the table lets nobody read one. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    digest: text('digest').notNull(),
    level: text('level').$type<CalendarFeedLevel>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('calendar_feeds_by_digest').on(table.digest),
    index('calendar_feeds_by_member').on(table.circleId, table.memberId),
  ],
);

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;
