import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many mails that people cause went to one address, or because of one person, on a day in UTC. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    mails: integer('mails').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] })],
);
