import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../../access/people.tables';

/** The last day, where they are, of which a person had a summary: each day has one, wherever they travel (NOTE-2). */
export const dailySummaries = pgTable('daily_summaries', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
});
