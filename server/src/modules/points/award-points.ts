import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import type { UnitOfWork } from '../../spine/context';
import { readPausedDays } from '../check-ins';
import { unlocksOf } from './achievements';
import type { LedgerEntry } from './ledger-entries';
import { completedChallenges, pointsLedger, unlockedAchievements } from './points.tables';
import { readChallenges, readEntries, readUnlocked } from './read-history';
import { readMemberPoints } from './read-member-points';

type Line = typeof pointsLedger.$inferInsert;
type GameUnit = Pick<UnitOfWork, 'tx' | 'now' | 'record'>;

/** A member in their circle, and whether the circle is told of what they earn. */
export interface Player {
  circle: { id: string; timeZone: string };
  memberId: string;
  isTold: boolean;
}

/**
 * Writes an award into the ledger: `added`, or `completed` when an earlier version had written it without what the rules know
 * of it, or `known`. The ledger takes each event once, and one a day where the day counts (GAME-1).
 */
export async function addLine(tx: Transaction, line: Line): Promise<'added' | 'completed' | 'known'> {
  const added = await tx.insert(pointsLedger).values(line).onConflictDoNothing().returning();
  if (added.length > 0) return 'added';
  const { circleId, memberId, causeEventId, subjectId, traits } = line;
  const completed = await tx
    .update(pointsLedger)
    .set({ subjectId, traits })
    .where(
      and(
        eq(pointsLedger.circleId, circleId),
        eq(pointsLedger.causeEventId, causeEventId),
        eq(pointsLedger.memberId, memberId),
        isNull(pointsLedger.subjectId),
      ),
    )
    .returning();
  return completed.length > 0 ? 'completed' : 'known';
}

/** What follows from an action that stands in the ledger: challenges that it completes, then achievements that it unlocks. */
export async function followAction(unit: GameUnit, player: Player): Promise<void> {
  const entries = await readEntries(unit.tx, player.circle.id, player.memberId);
  const completed = await completeChallenges(unit, player);
  await unlockAchievements(unit, player, [...entries, ...completed]);
}

/** Gives what was earned by them. */
async function completeChallenges(unit: GameUnit, player: Player): Promise<LedgerEntry[]> {
  const { tx, now, record } = unit;
  const { circle, memberId, isTold } = player;
  const earned: LedgerEntry[] = [];
  for (const challenge of await readChallenges(tx, circle, { memberId, now })) {
    const { id, target, progress, points, period, isCompleted } = challenge;
    if (isCompleted || progress < target) continue;
    const completion = { circleId: circle.id, memberId, challenge: id, period, completedAt: now };
    const added = await tx.insert(completedChallenges).values(completion).onConflictDoNothing().returning();
    if (added.length === 0) continue;
    const member = await earn(unit, player, { cause: 'challenge.completed', points });
    earned.push({ cause: 'challenge.completed', day: null, traits: [], count: 1, points });
    if (isTold) await record('challenge.completed', { challenge: id, points, member });
  }
  return earned;
}

async function unlockAchievements(
  unit: GameUnit,
  player: Player,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const { tx, now, record } = unit;
  const { circle, memberId, isTold } = player;
  const unlocked = new Set((await readUnlocked(tx, circle.id, memberId)).keys());
  const pausedDays = await readPausedDays(tx, circle.id);
  for (const { id, points } of unlocksOf(entries, unlocked, pausedDays)) {
    const row = { circleId: circle.id, memberId, achievement: id, points, unlockedAt: now };
    const added = await tx.insert(unlockedAchievements).values(row).onConflictDoNothing().returning();
    if (added.length === 0) continue;
    const member = await earn(unit, player, { cause: 'achievement.unlocked', points });
    const facts = { achievement: id, points, unlockedAt: now.toISOString(), member };
    if (isTold) await record('achievement.unlocked', facts);
  }
}

/** Adds what the game itself gives, which its own tables let come once. */
export async function earn(
  { tx, now }: GameUnit,
  { circle, memberId }: Player,
  { cause, points, traits = [] }: { cause: string; points: number; traits?: string[] },
) {
  const id = randomUUID();
  const line = { circleId: circle.id, causeEventId: id, memberId, cause, subjectId: id, traits, points };
  await tx.insert(pointsLedger).values({ ...line, awardedAt: now });
  return readMemberPoints(tx, circle.id, memberId);
}
