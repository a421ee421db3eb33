import type { ApplyMap } from '@carecircle/remote-kit';

const askAgain = () => undefined;

/** What changes figures and places: the server counts them anew, for they follow from all that was done. */
export const anew = {
  'points.awarded': askAgain,
  'points.taken-back': askAgain,
  'achievement.unlocked': askAgain,
  'challenge.completed': askAgain,
  'podium.reached': askAgain,
  'week.closed': askAgain,
  'reward.bought': askAgain,
  'taking-part.changed': askAgain,
  'game.switched': askAgain,
} satisfies ApplyMap<unknown>;
