import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/**
 * Links to the emergency cards of the people cared for, one that stands for each at most. Neither the secret of its address nor the
 * key in its fragment is stored: both follow from the id and the key of this installation (EMER-7).
 */
export const cardLinks = pgTable(
  'emergency_card_links',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    /** What the database keeps of the secret in its address. */
    digest: text('digest').notNull(),
    /** Its maker: it shows what they may see, and ends with their membership. */
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('emergency_card_links_digest').on(table.digest),
    index('emergency_card_links_of').on(table.circleId, table.recipientId),
  ],
);

/** Each time that somebody opened a card by its link. */
export const cardViews = pgTable(
  'emergency_card_views',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    linkId: uuid('link_id').notNull(),
    at: instant('at').notNull(),
    /** Browser and system, as people tell devices apart; nothing that names one. */
    device: text('device').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('emergency_card_views_of').on(table.circleId, table.recipientId, table.at),
  ],
);

export type CardLinkRow = typeof cardLinks.$inferSelect;
export type CardViewRow = typeof cardViews.$inferSelect;
