import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../../access/people.tables';
import { instant } from '../../../database/instant';

/** Keys of authenticator apps (AUTH-5); one that was never confirmed asks nobody for a code. */
export const authenticators = pgTable('authenticators', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** The shared key, sealed. */
  keySealed: text('key_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Number of the 30 seconds whose code was taken last: that code, and those before it, work no more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for whoever has lost the authenticator; each works once. Of a code only a digest is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.digest] })],
);
