import type { Delivery } from '@carecircle/contracts';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people, sessions } from '../../../access/people.tables';
import { instant } from '../../../database/instant';

const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Browsers that are told by push; they go with the session that they were added in. */
export const pushDevices = pgTable(
  'push_devices',
  {
    personId: ofPerson(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Digest of the address at the push service: a browser has one, whoever uses it. */
    endpointDigest: text('endpoint_digest').notNull(),
    /** Address and keys of the browser, sealed. */
    target: text('target').notNull(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex('push_devices_by_endpoint').on(table.endpointDigest),
    index('push_devices_by_session').on(table.sessionId),
  ],
);

export type PushDeviceRow = typeof pushDevices.$inferSelect;

/** What was sent to people lately, the newest of each person. */
export const deliveries = pgTable(
  'deliveries',
  {
    personId: ofPerson(),
    id: uuid('id').notNull(),
    channel: text('channel').$type<Delivery['channel']>().notNull(),
    status: text('status').$type<Delivery['status']>().notNull(),
    title: text('title').notNull(),
    target: text('target').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index('deliveries_by_time').on(table.personId, table.at),
  ],
);
