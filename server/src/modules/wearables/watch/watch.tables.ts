import type { HealthSettingsInput, WatchedMetric } from '@carecircle/contracts';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

const circleId = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** What is taken of somebody and what follows from it, where it was ever changed. */
export const healthSettings = pgTable(
  'health_settings',
  {
    circleId: circleId(),
    wearerId: uuid('wearer_id').notNull(),
    settings: jsonb('settings').$type<HealthSettingsInput>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.wearerId] })],
);

/** The last time that a value was out of its range, or that somebody fell. */
export const healthEpisodes = pgTable(
  'health_episodes',
  {
    circleId: circleId(),
    wearerId: uuid('wearer_id').notNull(),
    metric: text('metric').$type<WatchedMetric>().notNull(),
    is: text('is').$type<'low' | 'high' | 'fall'>().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.wearerId, table.metric] })],
);
