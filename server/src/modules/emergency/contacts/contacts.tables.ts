import type { EmergencyContact } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    relationship: text('relationship').$type<EmergencyContact['relationship']>().notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    preferredChannel: text('preferred_channel').$type<EmergencyContact['preferredChannel']>().notNull(),
    isPrimary: boolean('is_primary').notNull(),
    canReceiveAlerts: boolean('can_receive_alerts').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('one_primary_contact')
      .on(table.circleId)
      .where(sql`${table.isPrimary} and ${table.deletedAt} is null`),
  ],
);

export type ContactRow = typeof emergencyContacts.$inferSelect;
