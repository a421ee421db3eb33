import type { AccountLinkKind } from '@carecircle/contracts';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../access/people.tables';
import { instant } from '../../database/instant';

/** Links that were mailed to prove an address or to choose a new password; each works once. Of the secret only a digest is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').$type<AccountLinkKind>().notNull(),
    /** Where it was sent. */
    email: text('email').notNull(),
    digest: text('digest').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex('account_links_digest').on(table.digest),
    index('account_links_expiry').on(table.expiresAt),
  ],
);

export type AccountLinkRow = typeof accountLinks.$inferSelect;
