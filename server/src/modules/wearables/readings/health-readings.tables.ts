import type { HealthMetric } from '@carecircle/contracts';
import { doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** What devices measured. The key keeps what is sent twice once; `source` is what measured it, of which one device may bring several. */
export const healthReadings = pgTable(
  'health_readings',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    wearerId: uuid('wearer_id').notNull(),
    metric: text('metric').$type<HealthMetric>().notNull(),
    startAt: instant('start_at').notNull(),
    source: text('source').notNull(),
    endAt: instant('end_at'),
    value: doublePrecision('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.wearerId, table.metric, table.startAt, table.source] }),
  ],
);
