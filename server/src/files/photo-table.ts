import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../access/circles.tables';

/** Photos of one kind of record, each sealed; a record has one at most, and another one has another id. */
export function photoTable(name: string, ownerColumn: string) {
  return pgTable(
    name,
    {
      circleId: uuid('circle_id')
        .notNull()
        .references(() => circles.id, { onDelete: 'cascade' }),
      ownerId: uuid(ownerColumn).notNull(),
      id: uuid('id').notNull(),
      contentType: text('content_type').notNull(),
      content: text('content').notNull(),
    },
    (table) => [primaryKey({ columns: [table.circleId, table.ownerId] })],
  );
}

export type PhotoTable = ReturnType<typeof photoTable>;
