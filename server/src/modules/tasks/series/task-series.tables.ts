import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { seriesColumns } from '../../series';

/** Tasks that repeat: what each is made of when its day comes near (TASK-3). */
export const taskSeries = pgTable(
  'task_series',
  {
    ...seriesColumns(),
    assigneeId: uuid('assignee_id'),
    /** The last day of the rule up to which its tasks were made: what is not there of them is gone for good. */
    madeUntil: date('made_until', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('task_series_by_days').on(table.circleId, table.firstDate, table.lastDate),
    index('task_series_by_assignee').on(table.circleId, table.assigneeId),
  ],
);

export type TaskSeriesRow = typeof taskSeries.$inferSelect;
