import { needsRefetch, type ApplyMap } from '@carecircle/remote-kit';

/** What changes figures and places: the server counts them, for they follow from all that was done. */
export const refetchOnPoints = {
  'points.awarded': needsRefetch,
  'points.taken-back': needsRefetch,
  'achievement.unlocked': needsRefetch,
  'challenge.completed': needsRefetch,
  'podium.reached': needsRefetch,
  'week.closed': needsRefetch,
  'reward.bought': needsRefetch,
  'taking-part.changed': needsRefetch,
  'game.switched': needsRefetch,
} satisfies ApplyMap<unknown>;
