import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Who was reminded of what: once for each moment at which a thing was ever due (NOTE-4). */
export const reminders = pgTable(
  'reminders',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    dueAt: instant('due_at').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.itemId, table.dueAt, table.personId] }),
    index('reminders_by_due').on(table.circleId, table.dueAt),
  ],
);
