import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

const ofCircle = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** Who has the weekly report of a circle mailed to themselves (REP-3). */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    circleId: ofCircle(),
    memberId: uuid('member_id').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.memberId] })],
);

/** Letters with a report, those that wait included; what they say is never kept. */
export const reportLetters = pgTable(
  'report_letters',
  {
    circleId: ofCircle(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    /** Monday on which a weekly one goes out; null where somebody had it sent. */
    week: date('week', { mode: 'string' }),
    status: text('status', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('report_letters_by_request').on(table.circleId, table.requestedBy, table.at),
    uniqueIndex('report_letters_of_week')
      .on(table.circleId, table.memberId, table.week)
      .where(sql`${table.week} is not null`),
  ],
);

export type ReportLetterRow = typeof reportLetters.$inferSelect;
