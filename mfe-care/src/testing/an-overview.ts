import type { OperationOutput } from '@carecircle/remote-kit';

type Overview = OperationOutput<'points.getOverview'>;
type Stats = NonNullable<Overview['game']>['stats'];

/** What the server answers somebody who takes part. */
export function anOverview(stats: Partial<Stats> = {}): Overview {
  return {
    takingPart: { circle: true, member: true },
    game: {
      stats: {
        ...{ totalPoints: 240, level: 1, currentStreak: 0, longestStreak: 0, checkInDays: 0 },
        ...{ totalAchievements: 0, completedChallenges: 0, rank: 1, weeklyPoints: 0, monthlyPoints: 0 },
        ...stats,
      },
      pointsToSpend: 240,
      recentAchievements: [],
      activeChallenges: [],
    },
  };
}

/** What the server answers somebody who does not. */
export const outsideOverview: Overview = { takingPart: { circle: true, member: false }, game: null };
