import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The mark of the key that protects this database: one row, whose id is always 1. */
export const keyMarks = pgTable('key_marks', {
  id: integer('id').primaryKey(),
  mark: text('mark').notNull(),
});
