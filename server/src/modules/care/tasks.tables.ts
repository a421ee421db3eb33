import type { TaskStatus } from '@carecircle/contracts';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant';
import { circles } from '../circles/circles.tables';

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
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('tasks_by_due').on(table.circleId, table.status, table.dueDate),
    index('tasks_by_completion').on(table.circleId, table.completedAt),
    index('tasks_by_assignee').on(table.circleId, table.assigneeId),
  ],
);

export type TaskRow = typeof tasks.$inferSelect;
