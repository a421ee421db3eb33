import type { Call, CallParticipant } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

export const calls = pgTable(
  'calls',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** `group`, or the two member ids of a direct thread (see `conversationKey`). */
    conversation: text('conversation').notNull(),
    callerId: uuid('caller_id').notNull(),
    /** Null calls the whole circle. */
    calleeId: uuid('callee_id'),
    media: text('media').$type<Call['media']>().notNull(),
    startedAt: instant('started_at').notNull(),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    outcome: text('outcome').$type<NonNullable<Call['outcome']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    // Two who call each other at the same moment meet in one call.
    uniqueIndex('calls_one_open')
      .on(table.circleId, table.conversation)
      .where(sql`${table.endedAt} is null`),
  ],
);

export const callParticipants = pgTable(
  'call_participants',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    callId: uuid('call_id').notNull(),
    memberId: uuid('member_id').notNull(),
    state: text('state').$type<CallParticipant['state']>().notNull(),
    /** The open page that takes part; null while there is none. */
    deviceId: uuid('device_id'),
    /** When that page last said that it is there. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.callId, table.memberId] }),
    index('call_participants_by_member').on(table.circleId, table.memberId),
  ],
);

export type CallRow = typeof calls.$inferSelect;
export type ParticipantRow = typeof callParticipants.$inferSelect;
