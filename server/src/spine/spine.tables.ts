import {
  bigint,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** How far each log has come: one line per circle or person. Its row lock makes sequences gap-free and commit-ordered. */
export const eventStreams = pgTable('event_streams', {
  scopeId: uuid('scope_id').primaryKey(),
  scope: text('scope', { enum: ['circle', 'person'] }).notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
});

/** The event log, written in the transaction of the change it tells of. */
export const events = pgTable(
  'events',
  {
    scopeId: uuid('scope_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    scope: text('scope', { enum: ['circle', 'person'] }).notNull(),
    type: text('type').notNull(),
    version: integer('version').notNull(),
    actorId: uuid('actor_id'),
    occurredAt: instant('occurred_at').notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.sequence] }),
    index('events_type').on(table.type, table.scopeId, table.sequence),
  ],
);

/** First answers by command id, so that a repeat changes nothing. */
export const commands = pgTable(
  'commands',
  {
    scopeId: uuid('scope_id').notNull(),
    commandId: uuid('command_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: json('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.commandId] }),
    index('commands_created_at').on(table.createdAt),
  ],
);

/** How far each reaction has read each log; the reaction `*` tells up to where every reaction was considered. */
export const reactionCursors = pgTable(
  'reaction_cursors',
  {
    scopeId: uuid('scope_id').notNull(),
    reaction: text('reaction').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    failures: integer('failures').notNull().default(0),
    retryAt: instant('retry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.reaction] }),
    index('reaction_cursors_retry_at').on(table.retryAt),
  ],
);

/**
 * Work that is due at a time. `circle_id` is null for work of no circle. Keys are ids that clients have chosen: each circle has
 * its own.
 */
export const jobs = pgTable(
  'jobs',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    circleId: uuid('circle_id'),
    payload: jsonb('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    unique('jobs_key').on(table.circleId, table.name, table.key).nullsNotDistinct(),
    index('jobs_due').on(table.name, table.dueAt),
  ],
);
