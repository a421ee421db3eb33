import { and, eq } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import type { Reader } from '../../database/database';

/** Whether the circle keeps the game, and whether this member takes part in it. */
export async function readTakingPart(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<{ circle: boolean; member: boolean }> {
  const [row] = await reader
    .select({ circle: circles.hasGame, member: members.takesPart })
    .from(members)
    .innerJoin(circles, eq(circles.id, members.circleId))
    .where(and(eq(members.circleId, circleId), eq(members.personId, memberId)));
  return row ?? { circle: false, member: false };
}

/** Whether anything is told of this member's points: what they did is kept in any case. */
export async function isTold(reader: Reader, circleId: string, memberId: string): Promise<boolean> {
  const { circle, member } = await readTakingPart(reader, circleId, memberId);
  return circle && member;
}
