import { useLiveQuery } from '@carecircle/remote-kit';
import { refetchOnPoints } from './refetch-on-points';

/** All achievements with my progress (GAME-2). */
export const useAchievements = () => useLiveQuery('points.listAchievements', {}, { on: refetchOnPoints });

/** Challenges of today, this week and this month (GAME-3). */
export const useChallenges = () => useLiveQuery('points.listChallenges', {}, { on: refetchOnPoints });

/** The present week of the circle (GAME-4). */
export const useLeaderboard = () => useLiveQuery('points.getLeaderboard', {}, { on: refetchOnPoints });

/** What can be bought, and what I have (GAME-5). */
export const useRewards = () => useLiveQuery('points.listRewards', {}, { on: refetchOnPoints });

/** What the last days brought, for who bought it (GAME-5). */
export const useDiary = () => useLiveQuery('points.getDiary', {}, { on: refetchOnPoints });
