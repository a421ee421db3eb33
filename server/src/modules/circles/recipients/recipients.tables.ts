import type { Recipient } from '@carecircle/contracts';
import { date, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** The people a circle cares for. */
export const recipients = pgTable(
  'recipients',
  {
    circleId: uuid('circle_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    timeZone: text('time_zone').notNull(),
    languages: jsonb('languages').$type<Recipient['languages']>().notNull(),
    conditions: jsonb('conditions').$type<Recipient['conditions']>().notNull(),
    allergies: jsonb('allergies').$type<Recipient['allergies']>().notNull(),
    homeAddress: text('home_address').notNull(),
    insurers: jsonb('insurers').$type<Recipient['insurers']>().notNull(),
    decisionMakerIds: jsonb('decision_maker_ids').$type<Recipient['decisionMakerIds']>().notNull(),
    memberId: uuid('member_id'),
    photoId: uuid('photo_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    foreignKey({ columns: [table.circleId], foreignColumns: [circles.id] }).onDelete('cascade'),
  ],
);
