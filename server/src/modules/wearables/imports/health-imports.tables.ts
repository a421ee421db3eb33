import type { HealthImport } from '@carecircle/contracts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Files of measurements, on their way, being read, or read. Their bytes rest sealed until they were. */
export const healthImports = pgTable(
  'health_imports',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    deviceId: uuid('device_id').notNull(),
    wearerId: uuid('wearer_id').notNull(),
    startedBy: uuid('started_by').notNull(),
    name: text('name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    status: text('status').$type<HealthImport['status']>().notNull(),
    problem: text('problem').$type<NonNullable<HealthImport['problem']>>(),
    missing: jsonb('missing').$type<string[]>().notNull(),
    readBytes: bigint('read_bytes', { mode: 'number' }).notNull(),
    taken: integer('taken').notNull(),
    known: integer('known').notNull(),
    left: integer('left').notNull(),
    oldestAt: instant('oldest_at'),
    newestAt: instant('newest_at'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('health_imports_by_wearer').on(table.circleId, table.wearerId, table.startedAt),
  ],
);

export type ImportRow = typeof healthImports.$inferSelect;
