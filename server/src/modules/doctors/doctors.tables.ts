import type { Doctor } from '@carecircle/contracts';
import { boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const doctors = pgTable(
  'doctors',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** By which events of the calendar may still name them. */
    formerNames: jsonb('former_names').$type<string[]>().notNull(),
    specialty: text('specialty').$type<Doctor['specialty']>().notNull(),
    address: text('address').notNull(),
    phone: text('phone'),
    email: text('email'),
    notes: text('notes').notNull(),
    rating: smallint('rating').notNull(),
    isFavorite: boolean('is_favorite').notNull(),
    recipientIds: jsonb('recipient_ids').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.id] })],
);

export type DoctorRow = typeof doctors.$inferSelect;
