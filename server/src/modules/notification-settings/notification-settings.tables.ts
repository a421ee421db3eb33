import type { NotificationSettings } from '@carecircle/contracts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../access/people.tables';
import { instant } from '../../database/instant';

/** How people want to be told: what they chose over the defaults, and where their newest device is. */
export const notificationSettings = pgTable('notification_settings', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<Partial<NotificationSettings>>().notNull(),
  timeZone: text('time_zone'),
  updatedAt: instant('updated_at').notNull(),
});
