import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** One for each check-in with 'needs help' (CHK-2). */
export const helpRequests = pgTable(
  'help_requests',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    checkInId: uuid('check_in_id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    onItId: uuid('on_it_id'),
    onItAt: instant('on_it_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.checkInId] }),
    index('help_requests_by_state').on(table.circleId, table.onItAt, table.askedAt),
  ],
);

export type HelpRow = typeof helpRequests.$inferSelect;
