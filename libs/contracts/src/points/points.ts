import * as z from 'zod';
import { Id, Instant } from '../primitives';

/** Achievements, challenges and rewards are lists of the product, each shorter than this. */
export const mostOfGame = 100;

/** Points that a member has earned, which alone decide the level (GAME-1). */
export const MemberPoints = z.object({ memberId: Id, totalPoints: z.int(), level: z.int() });
export type MemberPoints = z.infer<typeof MemberPoints>;

export const AchievementCategory = z.enum(['health', 'family', 'consistency', 'milestone', 'special']);
export type AchievementCategory = z.infer<typeof AchievementCategory>;

export const Rarity = z.enum(['common', 'rare', 'epic', 'legendary']);
export type Rarity = z.infer<typeof Rarity>;

/** Something to reach by what one does (GAME-2). Its words follow from `id` in the reader's language. */
export const Achievement = z.object({
  id: z.string(),
  category: AchievementCategory,
  rarity: Rarity,
  points: z.int(),
  /** Of `maxProgress`, and all of it once it is unlocked. */
  progress: z.int(),
  maxProgress: z.int(),
  unlockedAt: Instant.nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

/** An achievement that its member has not been shown yet. */
export const UnseenAchievement = Achievement.pick({ id: true, points: true });
export type UnseenAchievement = z.infer<typeof UnseenAchievement>;

/** Something to do in the present day, week or month of the circle (GAME-3). */
export const Challenge = z.object({
  id: z.string(),
  type: z.enum(['daily', 'weekly', 'monthly']),
  category: AchievementCategory,
  target: z.int(),
  progress: z.int(),
  points: z.int(),
  expiresAt: Instant,
  isCompleted: z.boolean(),
});
export type Challenge = z.infer<typeof Challenge>;

/** A member's place in the present week (GAME-4); whoever has as many points has the same rank. */
export const LeaderboardEntry = z.object({
  memberId: Id,
  rank: z.int(),
  /** Earned in this week; the week's own bonus of the one before does not count. */
  points: z.int(),
  level: z.int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** Something to buy with points (GAME-5). */
export const Reward = z.object({
  id: z.string(),
  type: z.enum(['badge', 'theme', 'feature', 'avatar']),
  rarity: Rarity,
  cost: z.int(),
  isPurchased: z.boolean(),
});
export type Reward = z.infer<typeof Reward>;

export const UserStats = z.object({
  totalPoints: z.int(),
  level: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  checkInDays: z.int(),
  totalAchievements: z.int(),
  completedChallenges: z.int(),
  rank: z.int(),
  weeklyPoints: z.int(),
  monthlyPoints: z.int(),
});
export type UserStats = z.infer<typeof UserStats>;
