import type { CheckInStatus } from '@carecircle/contracts';
import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const checkIns = pgTable(
  'check_ins',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    status: text('status').$type<CheckInStatus>().notNull(),
    mood: smallint('mood'),
    notes: text('notes').notNull(),
    checkedBy: uuid('checked_by').notNull(),
    /** Who filled it in over a link of that member; null where the member did. */
    overLinkBy: text('over_link_by'),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('check_ins_by_time').on(table.circleId, table.createdAt, table.id),
    index('check_ins_by_recipient').on(table.circleId, table.recipientId, table.createdAt, table.id),
    index('check_ins_by_member').on(table.circleId, table.checkedBy, table.day),
  ],
);

export type CheckInRow = typeof checkIns.$inferSelect;
