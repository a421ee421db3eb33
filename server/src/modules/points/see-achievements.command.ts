import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { unlockedAchievements } from './points.tables';
import { isUnseen } from './unseen-achievements';

/** Shown on one device is shown on all. */
export const seeAchievements = defineCommand(
  apiContract.points.seeAchievements,
  async ({ tx, circle, actor, now, record }) => {
    const seen = await tx
      .update(unlockedAchievements)
      .set({ seenAt: now })
      .where(isUnseen(circle.id, actor.id))
      .returning();
    if (seen.length > 0) await record.toPerson(actor.id, 'achievements.seen', { circleId: circle.id });
    return {};
  },
);
