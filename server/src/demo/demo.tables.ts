import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** Demo circles, one for each visitor (ALL-4). A circle that is marked as a demo and has no row here is nobody's. */
export const demoCopies = pgTable(
  'demo_copies',
  {
    circleId: uuid('circle_id').primaryKey(),
    /** Digest of the network address that it was made for. */
    visitor: text('visitor').notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Resets since `resets_since`. */
    resets: integer('resets').notNull().default(0),
    resetsSince: instant('resets_since').notNull(),
    resetAt: instant('reset_at'),
  },
  (table) => [index('demo_copies_used_at').on(table.usedAt)],
);
