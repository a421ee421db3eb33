import type { DirectoryDoctor } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Doctors that the operator has imported, the same for all circles (DOC-2). */
export const directoryDoctors = pgTable(
  'directory_doctors',
  {
    npi: text('npi').primaryKey(),
    name: text('name').notNull(),
    /** Last name first, in small letters: the order of lists. */
    sortName: text('sort_name').notNull(),
    specialty: text('specialty').$type<DirectoryDoctor['specialty']>().notNull(),
    address: text('address').notNull(),
    phone: text('phone'),
    /** What a search finds: names and town, without accents. */
    words: text('words').notNull(),
  },
  (table) => [
    index('directory_doctors_by_name').on(table.sortName, table.npi),
    index('directory_doctors_by_specialty').on(table.specialty, table.sortName),
    index('directory_doctors_by_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
  ],
);

export type DirectoryDoctorRow = typeof directoryDoctors.$inferSelect;
