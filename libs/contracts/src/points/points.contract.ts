import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Member } from '../circles/member';
import {
  Achievement,
  Challenge,
  LeaderboardEntry,
  MemberPoints,
  Reward,
  UnseenAchievement,
  UserStats,
  mostOfGame,
} from './points';
import { Preferences } from '../account/preferences';
import { Day, Instant } from '../primitives';
import { command, query } from '../api/operation';

const area = 'points';

/** Whether the circle keeps the game, and whether this member takes part in it. */
const TakingPart = z.object({ circle: z.boolean(), member: z.boolean() });

const RewardName = z.string().max(40);

export const pointsContract = {
  getMemberPoints: query({
    area,
    name: 'getMemberPoints',
    summary: 'My points and level in the circle',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: MemberPoints,
  }),
  getOverview: query({
    area,
    name: 'getOverview',
    summary: 'My figures, latest achievements and open challenges; none of them without taking part',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.object({
      takingPart: TakingPart,
      game: z
        .object({
          stats: UserStats,
          /** Earned less what was bought. */
          pointsToSpend: z.int(),
          /** The last two, newest first. */
          recentAchievements: z.array(Achievement).max(mostOfGame),
          /** The first two that are not completed. */
          activeChallenges: z.array(Challenge).max(mostOfGame),
        })
        .nullable(),
    }),
  }),
  listAchievements: query({
    area,
    name: 'listAchievements',
    summary: 'All achievements with my progress',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.array(Achievement).max(mostOfGame),
  }),
  listUnseenAchievements: query({
    area,
    name: 'listUnseenAchievements',
    summary: 'Achievements that I unlocked and was not shown yet',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.array(UnseenAchievement).max(mostOfGame),
  }),
  seeAchievements: command({
    area,
    name: 'seeAchievements',
    summary: 'I was shown what I unlocked',
    scope: 'circle',
    action: 'points:take-part',
    input: {},
    output: z.object({}),
  }),
  listChallenges: query({
    area,
    name: 'listChallenges',
    summary: 'Challenges of today, this week and this month with my progress',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.array(Challenge).max(mostOfGame),
  }),
  getLeaderboard: query({
    area,
    name: 'getLeaderboard',
    summary: 'The present week of those who take part, and the top three of the last one',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.object({
      /** First day of the week, a Monday. */
      week: Day,
      closesAt: Instant,
      entries: z.array(LeaderboardEntry).max(circleLimits.members),
      lastWeek: z
        .array(LeaderboardEntry.pick({ memberId: true, rank: true, points: true }))
        .max(circleLimits.members),
    }),
  }),
  listRewards: query({
    area,
    name: 'listRewards',
    summary: 'What can be bought with points, and what I have bought',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.object({ pointsToSpend: z.int(), rewards: z.array(Reward).max(mostOfGame) }),
  }),
  buyReward: command({
    area,
    name: 'buyReward',
    summary: 'Buy a reward with points',
    scope: 'circle',
    action: 'points:take-part',
    input: { reward: RewardName },
    output: z.object({ pointsToSpend: z.int(), rewards: z.array(Reward).max(mostOfGame) }),
  }),
  useReward: command({
    area,
    name: 'useReward',
    summary: 'Wear a badge, a frame or a theme that I bought, or take it off',
    scope: 'circle',
    action: 'points:take-part',
    input: { reward: RewardName, isUsed: z.boolean() },
    output: z.object({ member: Member, preferences: Preferences }),
  }),
  getDiary: query({
    area,
    name: 'getDiary',
    summary: 'What I earned on each of the last 14 days, for those who bought it',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: z.object({
      /** Null without the feature. */
      days: z
        .array(z.object({ day: Day, points: z.int() }))
        .max(14)
        .nullable(),
    }),
  }),
  takePart: command({
    area,
    name: 'takePart',
    summary: 'Take part in the game, or no longer',
    scope: 'circle',
    action: 'points:take-part',
    input: { isOn: z.boolean() },
    output: TakingPart,
  }),
  switchGame: command({
    area,
    name: 'switchGame',
    summary: 'Keep the game in this circle, or no longer',
    scope: 'circle',
    action: 'points:set-up',
    input: { isOn: z.boolean() },
    output: TakingPart,
  }),
};
