import type { ContactConfirmation } from '@carecircle/contracts';
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/**
 * What the owner of a mail address said to being an emergency contact of a circle. It belongs to the address, not to the contact:
 * whoever declined is not asked again because somebody adds them anew.
 */
export const contactRequests = pgTable(
  'contact_requests',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    id: uuid('id').notNull(),
    status: text('status').$type<Exclude<ContactConfirmation, 'none'>>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.email] }),
    uniqueIndex('contact_requests_id').on(table.id),
  ],
);

export type ContactRequestRow = typeof contactRequests.$inferSelect;
