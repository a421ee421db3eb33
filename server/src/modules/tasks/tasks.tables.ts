import type { Repeat, TaskStatus } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const tasks = pgTable(
  'tasks',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    recipientId: uuid('recipient_id'),
    /** Null is 'Anyone in the circle'. */
    assigneeId: uuid('assignee_id'),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    dueTime: text('due_time'),
    status: text('status').$type<TaskStatus>().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedBy: uuid('completed_by'),
    completedAt: instant('completed_at'),
    deletedAt: instant('deleted_at'),
    /** The series it was made from, for which day of its rule, and that rule (TASK-3). */
    seriesId: uuid('series_id'),
    ruleDay: date('rule_day', { mode: 'string' }),
    repeat: jsonb('repeat').$type<Repeat>(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('tasks_by_due').on(table.circleId, table.status, table.dueDate),
    index('tasks_by_completion').on(table.circleId, table.completedAt),
    index('tasks_by_assignee').on(table.circleId, table.assigneeId),
    uniqueIndex('tasks_of_series')
      .on(table.circleId, table.seriesId, table.ruleDay)
      .where(sql`series_id is not null`),
  ],
);

export type TaskRow = typeof tasks.$inferSelect;
