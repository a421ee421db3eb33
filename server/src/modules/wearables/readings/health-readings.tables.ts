import type { HealthMetric } from '@carecircle/contracts';
import { doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/instant';

/** What devices measured. The key keeps what is sent twice once; `source` is what measured it, of which one device may bring several. */
export const healthReadings = pgTable(
  'health_readings',
  {
    // No reference, which is looked up row by row: a third of what an import takes. Whoever writes holds the device or the import, and these have one.
    circleId: uuid('circle_id').notNull(),
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
