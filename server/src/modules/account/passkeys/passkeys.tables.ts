import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../../access/people.tables';
import { instant } from '../../../database/instant';

/** Public halves of passkeys (WebAuthn); the private ones never leave their owner's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures made, as the device tells; 0 for ever on those that are carried from device to device. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex('passkeys_credential').on(table.credentialId),
  ],
);

/** Challenges that were used: each is answered once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    digest: text('digest').primaryKey(),
    until: instant('until').notNull(),
  },
  (table) => [index('used_challenges_until').on(table.until)],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
