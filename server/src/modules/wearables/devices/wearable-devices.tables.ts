import type { WearableDevice } from '@carecircle/contracts';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Devices that measure somebody. `token_digest` is of the secret that a device sends with its readings. */
export const wearableDevices = pgTable(
  'wearable_devices',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    type: text('type').$type<WearableDevice['type']>().notNull(),
    name: text('name').notNull(),
    metrics: jsonb('metrics').$type<WearableDevice['metrics']>().notNull(),
    wearerId: uuid('wearer_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    deviceNumber: text('device_number'),
    isConnected: boolean('is_connected').notNull(),
    lastSyncAt: instant('last_sync_at'),
    batteryLevel: smallint('battery_level'),
    tokenDigest: text('token_digest'),
    /** What lets the server ask the account of the device, sealed. */
    sealedGrant: text('sealed_grant'),
    isSyncing: boolean('is_syncing').notNull(),
    problem: text('problem').$type<NonNullable<WearableDevice['problem']>>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('wearable_devices_by_token').on(table.tokenDigest),
  ],
);

export type DeviceRow = typeof wearableDevices.$inferSelect;
