import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/instant';
import { tasks } from '../tasks.tables';

/** Steps of a task (TASK-3). */
export const checklistItems = pgTable(
  'checklist_items',
  {
    circleId: uuid('circle_id').notNull(),
    id: uuid('id').notNull(),
    taskId: uuid('task_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    doneBy: uuid('done_by'),
    doneAt: instant('done_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    foreignKey({
      columns: [table.circleId, table.taskId],
      foreignColumns: [tasks.circleId, tasks.id],
    }).onDelete('cascade'),
    index('checklist_items_by_task').on(table.circleId, table.taskId, table.createdAt),
  ],
);

/** What members wrote below a task (TASK-3). */
export const taskComments = pgTable(
  'task_comments',
  {
    circleId: uuid('circle_id').notNull(),
    id: uuid('id').notNull(),
    taskId: uuid('task_id').notNull(),
    text: text('text').notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    foreignKey({
      columns: [table.circleId, table.taskId],
      foreignColumns: [tasks.circleId, tasks.id],
    }).onDelete('cascade'),
    index('task_comments_by_task').on(table.circleId, table.taskId, table.createdAt),
  ],
);

export type ChecklistItemRow = typeof checklistItems.$inferSelect;
export type TaskCommentRow = typeof taskComments.$inferSelect;
