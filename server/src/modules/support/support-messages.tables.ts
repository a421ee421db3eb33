import type { SupportMessage } from '@carecircle/contracts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../access/people.tables';
import { instant } from '../../database/instant';

/** What people and the operators of this installation have written to each other (SET-5). */
export const supportMessages = pgTable(
  'support_messages',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    author: text('author').$type<SupportMessage['author']>().notNull(),
    text: text('text').notNull(),
    state: text('state').$type<SupportMessage['state']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index('support_messages_by_time').on(table.personId, table.at),
    index('support_messages_latest').on(table.at),
  ],
);
