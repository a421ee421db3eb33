import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../access/circles.tables';

/** The key of each circle's files, itself sealed: without its row they can be read by nobody. */
export const fileKeys = pgTable('file_keys', {
  circleId: uuid('circle_id')
    .primaryKey()
    .references(() => circles.id, { onDelete: 'cascade' }),
  sealedKey: text('sealed_key').notNull(),
});
