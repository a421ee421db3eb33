import type { SignInMethod } from '@carecircle/contracts';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../../access/people.tables';
import { instant } from '../../../database/instant';

/** The login history: who came in, and who was refused (AUTH-5). */
export const signIns = pgTable(
  'sign_ins',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    succeeded: boolean('succeeded').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index('sign_ins_time').on(table.personId, table.at),
  ],
);
