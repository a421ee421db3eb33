import type { Permissions, SharedKind } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';
import { people } from './people.tables';

export const circles = pgTable(
  'circles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    currency: text('currency').notNull(),
    inviteCode: text('invite_code').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Whether the circle keeps points and what belongs to them (GAME-1). */
    hasGame: boolean('has_game').notNull().default(true),
    /** The switches for new members that an admin has changed (CIRC-4). */
    defaultPermissions: jsonb('default_permissions').$type<Partial<Permissions>>().notNull().default({}),
    /** Whether members who are no admins may export its records (PRIV-3). */
    allowDataExport: boolean('allow_data_export').notNull().default(false),
    /**
     * When and by whom it was deleted; it is erased when the time to keep it is over (SET-3). Closed by nobody, it was begun and not opened
     * yet.
     */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // A whole unique index makes a key, whose change keeps every record of the circle waiting that refers to it; a partial one does not.
    uniqueIndex('circles_invite_code')
      .on(table.inviteCode)
      .where(sql`${table.inviteCode} is not null`),
  ],
);

/** A person's membership of a circle; kept after leaving, so that history has names. */
export const members = pgTable(
  'members',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role', { enum: ['admin', 'caregiver', 'family', 'friend', 'medical'] }).notNull(),
    status: text('status', { enum: ['pending', 'active', 'former', 'rejected'] }).notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    /** What people cared for do not share with the member: of each, and of nobody (PRIV-1). `keepHidden` writes it. */
    hidden: jsonb('hidden').$type<Record<string, SharedKind[]>>().notNull().default({}),
    withheld: jsonb('withheld').$type<SharedKind[]>().notNull().default([]),
    joinedAt: instant('joined_at').notNull(),
    /** Since when they wait to be let in. Whoever belonged here before stays `former` meanwhile: history keeps its names. */
    asksSince: instant('asks_since'),
    /** How often they were turned down since they last belonged, and when the last time was. */
    rejections: integer('rejections').notNull().default(0),
    rejectedAt: instant('rejected_at'),
    takesPart: boolean('takes_part').notNull().default(true),
    /** Rewards that the member wears (GAME-5). */
    badge: text('badge'),
    frame: text('frame'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.personId] }),
    index('members_person').on(table.personId),
  ],
);
