import { useLiveQuery } from '@carecircle/remote-kit';
import { anew } from './anew';

/** All achievements with my progress (GAME-2). */
export const useAchievements = () => useLiveQuery('points.listAchievements', {}, { on: anew });

/** Challenges of today, this week and this month (GAME-3). */
export const useChallenges = () => useLiveQuery('points.listChallenges', {}, { on: anew });

/** The present week of the circle (GAME-4). */
export const useLeaderboard = () => useLiveQuery('points.getLeaderboard', {}, { on: anew });

/** What can be bought, and what I have (GAME-5). */
export const useRewards = () => useLiveQuery('points.listRewards', {}, { on: anew });

/** What the last days brought, for who bought it (GAME-5). */
export const useDiary = () => useLiveQuery('points.getDiary', {}, { on: anew });
