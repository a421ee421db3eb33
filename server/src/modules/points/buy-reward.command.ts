import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { boughtRewards } from './points.tables';
import { readPointsToSpend } from './read-member-points';
import { readRewards, requireReward } from './read-rewards';
import { requirePlayer } from './require-player';

/** Bought once, and only with the points that are there when its turn comes (GAME-5). */
export const buyReward = defineCommand(
  apiContract.points.buyReward,
  async ({ tx, input, circle, actor, now, record }) => {
    const { id: memberId } = await requirePlayer(tx, actor);
    const place = { circleId: circle.id, memberId };
    const { id, cost, isPurchased } = await requireReward(tx, { ...place, id: input.reward });
    if (isPurchased) return readRewards(tx, circle.id, memberId);
    if ((await readPointsToSpend(tx, circle.id, memberId)) < cost) {
      throw refuse('INVALID_STATE', { message: 'Not enough points' });
    }
    await tx.insert(boughtRewards).values({ ...place, reward: id, cost, boughtAt: now });
    await record('reward.bought', { memberId, reward: id });
    return readRewards(tx, circle.id, memberId);
  },
);
