import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../../access/people.tables';
import { instant } from '../../../database/instant';

/** Nightly copies of people's own data (SET-4), each a sealed file under a key of its own: without its row nobody can read it. */
export const ownBackups = pgTable(
  'own_backups',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The day where the person is, in whose night it was made. */
    night: date('night', { mode: 'string' }).notNull(),
    fileId: uuid('file_id').notNull(),
    sealedKey: text('sealed_key').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.night] })],
);

export type OwnBackupRow = typeof ownBackups.$inferSelect;
