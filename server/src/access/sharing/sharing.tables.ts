import type { ConsentKind, SharedKind } from '@carecircle/contracts';
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant';
import { circles } from '../circles.tables';
import { people } from '../people.tables';

/** What is not shared of a person cared for; no row for who shares all (PRIV-1). */
export const sharing = pgTable(
  'sharing',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    recipientId: uuid('recipient_id').notNull(),
    kept: jsonb('kept').$type<SharedKind[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.recipientId] })],
);

/** The last that a person said of each consent; no row for who only signed up (PRIV-3). */
export const consents = pgTable(
  'consents',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    isGiven: boolean('is_given').notNull(),
    version: text('version').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);
