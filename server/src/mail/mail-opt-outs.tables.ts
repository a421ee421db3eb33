import type { MailKind } from '@carecircle/contracts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** Addresses that want no more mail of a kind. They belong to the address: it may have been mailed before it had an account. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    /** In lower case. */
    email: text('email').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);
