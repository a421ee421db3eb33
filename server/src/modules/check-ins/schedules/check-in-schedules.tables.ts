import type { CheckInSchedule, DueCheckIn } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

const circleId = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** Schedules that were edited; every other recipient has the one that is off. */
export const checkInSchedules = pgTable(
  'check_in_schedules',
  {
    circleId: circleId(),
    recipientId: uuid('recipient_id').notNull(),
    isOn: boolean('is_on').notNull(),
    /** `HH:MM` on the recipient's wall. */
    times: jsonb('times').$type<CheckInSchedule['times']>().notNull(),
    weekdays: jsonb('weekdays').$type<CheckInSchedule['weekdays']>().notNull(),
    askedId: uuid('asked_id'),
    contactIds: jsonb('contact_ids').$type<CheckInSchedule['contactIds']>().notNull(),
    rungs: jsonb('rungs').$type<CheckInSchedule['rungs']>().notNull(),
    /** Every check-in that is due later than its beginning and up to here has been made. */
    plannedUntil: instant('planned_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.recipientId] })],
);

export type ScheduleRow = typeof checkInSchedules.$inferSelect;

export const dueCheckIns = pgTable(
  'due_check_ins',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    dueAt: instant('due_at').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    status: text('status').$type<DueCheckIn['status']>().notNull(),
    reason: text('reason').$type<NonNullable<DueCheckIn['reason']>>(),
    checkInId: uuid('check_in_id'),
    doneAt: instant('done_at'),
    onItId: uuid('on_it_id'),
    onItAt: instant('on_it_at'),
    missedAt: instant('missed_at'),
    /** Rungs up to here have had their turn, whether somebody was told or not. */
    remindedUntil: instant('reminded_until').notNull(),
    /** When there is next something to tell or to close; null when nothing is waited for. */
    watchAt: instant('watch_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('due_check_ins_once').on(table.circleId, table.recipientId, table.day, table.time),
    index('due_check_ins_by_recipient').on(table.circleId, table.recipientId, table.dueAt),
    index('due_check_ins_to_watch')
      .on(table.circleId, table.watchAt)
      .where(sql`${table.watchAt} is not null`),
  ],
);

export type DueRow = typeof dueCheckIns.$inferSelect;

export const checkInPauses = pgTable(
  'check_in_pauses',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    until: date('until_day', { mode: 'string' }),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('check_in_pauses_by_recipient').on(table.circleId, table.recipientId, table.from),
  ],
);

export type PauseRow = typeof checkInPauses.$inferSelect;

/** Links for check-ins on behalf. Of their secrets there is only a digest. */
export const checkInLinks = pgTable(
  'check_in_links',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    digest: text('digest').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The check-in that it was used for. */
    checkInId: uuid('check_in_id'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    uniqueIndex('check_in_links_by_digest').on(table.digest),
    index('check_in_links_by_maker').on(table.circleId, table.createdBy, table.expiresAt),
  ],
);

export type LinkRow = typeof checkInLinks.$inferSelect;
