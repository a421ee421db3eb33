import type { UnseenAchievement } from '@carecircle/contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import type { Reader } from '../../database/database';
import { unlockedAchievements } from './points.tables';

/** What a member unlocked and was not shown yet; nothing for those who do not take part. */
export function readUnseen(reader: Reader, circleId: string, memberId: string): Promise<UnseenAchievement[]> {
  return reader
    .select({ id: unlockedAchievements.achievement, points: unlockedAchievements.points })
    .from(unlockedAchievements)
    .innerJoin(
      members,
      and(
        eq(members.circleId, unlockedAchievements.circleId),
        eq(members.personId, unlockedAchievements.memberId),
        members.takesPart,
      ),
    )
    .innerJoin(circles, and(eq(circles.id, unlockedAchievements.circleId), circles.hasGame))
    .where(isUnseen(circleId, memberId))
    .orderBy(asc(unlockedAchievements.unlockedAt), asc(unlockedAchievements.achievement));
}

export function isUnseen(circleId: string, memberId: string) {
  return and(
    eq(unlockedAchievements.circleId, circleId),
    eq(unlockedAchievements.memberId, memberId),
    isNull(unlockedAchievements.seenAt),
  );
}
