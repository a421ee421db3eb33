import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant';
import { circles } from '../circles/circles.tables';

/** Every award with the event that earned it: the key makes each cause count once (GAME-1). */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    causeEventId: uuid('cause_event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    cause: text('cause').notNull(),
    points: integer('points').notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.causeEventId, table.memberId] }),
    index('points_by_member').on(table.circleId, table.memberId),
  ],
);
