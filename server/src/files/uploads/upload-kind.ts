import type { Action } from '@carecircle/contracts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** Files on their way; how much of one has come is what its store holds. Its id becomes that of the file that rests. */
export const uploadColumns = () => ({
  circleId: uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  personId: uuid('person_id').notNull(),
  name: text('name').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  startedAt: instant('started_at').notNull(),
});

/** Uploads of one kind of record. */
export function uploadTable(name: string) {
  return pgTable(name, uploadColumns(), (table) => [primaryKey({ columns: [table.circleId, table.id] })]);
}

export type UploadTable = ReturnType<typeof uploadTable>;
export type UploadRow = UploadTable['$inferSelect'];

/** What the uploads of one kind of record differ in; all else is the same for each. */
export interface UploadKind {
  /** What a member needs to upload. */
  action: Action;
  /** Address below which the parts are taken. */
  path: string;
  table: UploadTable;
}
