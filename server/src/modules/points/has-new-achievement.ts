import { and, eq, gt } from 'drizzle-orm';
import type { Member } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { unlockedAchievements } from './points.tables';
import { isTold } from './taking-part';

/** Whether a member has unlocked something since a moment, and takes part in the game. */
export async function hasNewAchievement(
  reader: Reader,
  { circleId, id }: Member,
  since: Date,
): Promise<boolean> {
  const [row] = await reader
    .select({ id: unlockedAchievements.achievement })
    .from(unlockedAchievements)
    .where(
      and(
        eq(unlockedAchievements.circleId, circleId),
        eq(unlockedAchievements.memberId, id),
        gt(unlockedAchievements.unlockedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined && (await isTold(reader, circleId, id));
}
