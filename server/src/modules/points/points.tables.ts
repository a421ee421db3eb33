import type { LeaderboardEntry } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

const circleId = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** Every award with the event that earned it: the key makes each cause count once (GAME-1). */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    circleId: circleId(),
    causeEventId: uuid('cause_event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    cause: text('cause').notNull(),
    /** The record that it was earned with, by which it is taken back. */
    subjectId: uuid('subject_id'),
    /** The day on which a member earns by this cause once, however often it comes (CHK-3); null where each counts. */
    day: date('day', { mode: 'string' }),
    /** What rules tell apart beside the cause, such as that it was done for somebody else. */
    traits: jsonb('traits')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    points: integer('points').notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.causeEventId, table.memberId] }),
    index('points_by_time').on(table.circleId, table.memberId, table.awardedAt),
    uniqueIndex('points_once_a_day')
      .on(table.circleId, table.memberId, table.cause, table.day)
      .where(sql`${table.day} is not null`),
  ],
);

/**
 * How many lines of the ledger the rules of the game do not tell apart, and what they brought: years are hundreds of thousands
 * of lines. A trigger on the ledger keeps it, so that no way to write there can forget it.
 */
export const pointsTotals = pgTable(
  'points_totals',
  {
    circleId: circleId(),
    memberId: uuid('member_id').notNull(),
    cause: text('cause').notNull(),
    day: date('day', { mode: 'string' }),
    traits: jsonb('traits').$type<string[]>().notNull(),
    count: integer('count').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    unique('points_totals_once')
      .on(table.circleId, table.memberId, table.cause, table.traits, table.day)
      .nullsNotDistinct(),
  ],
);

/** Achievements of members, each once (GAME-2). */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    circleId: circleId(),
    memberId: uuid('member_id').notNull(),
    achievement: text('achievement').notNull(),
    points: integer('points').notNull(),
    unlockedAt: instant('unlocked_at').notNull(),
    /** When the member was shown it. */
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.memberId, table.achievement] })],
);

/** Challenges that members did all of, once in each day, week or month, named by its first day (GAME-3). */
export const completedChallenges = pgTable(
  'completed_challenges',
  {
    circleId: circleId(),
    memberId: uuid('member_id').notNull(),
    challenge: text('challenge').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.memberId, table.challenge, table.period] })],
);

/** Weeks whose first three have their bonus, by their Monday (GAME-4). */
export const closedWeeks = pgTable(
  'closed_weeks',
  {
    circleId: circleId(),
    week: date('week', { mode: 'string' }).notNull(),
    places: jsonb('places').$type<Pick<LeaderboardEntry, 'memberId' | 'rank' | 'points'>[]>().notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.week] })],
);

/** What members bought, and for how much (GAME-5). */
export const boughtRewards = pgTable(
  'bought_rewards',
  {
    circleId: circleId(),
    memberId: uuid('member_id').notNull(),
    reward: text('reward').notNull(),
    cost: integer('cost').notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.memberId, table.reward] })],
);
