import type { Reward } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { boughtRewards } from './points.tables';
import { readPointsToSpend } from './read-member-points';
import { rewards } from './rewards';

/** Everything on offer and what a member has bought of it, with what is left to spend. */
export async function readRewards(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<{ pointsToSpend: number; rewards: Reward[] }> {
  const rows = await reader
    .select({ reward: boughtRewards.reward })
    .from(boughtRewards)
    .where(and(eq(boughtRewards.circleId, circleId), eq(boughtRewards.memberId, memberId)));
  const bought = new Set(rows.map(({ reward }) => reward));
  return {
    pointsToSpend: await readPointsToSpend(reader, circleId, memberId),
    rewards: rewards.map((reward) => ({ ...reward, isPurchased: bought.has(reward.id) })),
  };
}

/** @throws NOT_FOUND for what is not on offer. */
export async function requireReward(
  reader: Reader,
  { circleId, memberId, id }: { circleId: string; memberId: string; id: string },
): Promise<Reward> {
  const { rewards: offered } = await readRewards(reader, circleId, memberId);
  const reward = offered.find((each) => each.id === id);
  if (!reward) throw refuse('NOT_FOUND', { message: 'There is no such reward.' });
  return reward;
}
