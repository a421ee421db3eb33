import { levelFor, streakOfDays, streakOn, type Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import type { Reader } from '../../database/database';
import { dayIn, periodOf } from '../../records/circle-days';
import { defineQuery } from '../../spine/define-query';
import { readPausedDays } from '../check-ins';
import { listRecipientsOf } from '../circles';
import { achievementsOf } from './achievements';
import { withoutPeriod } from './challenges';
import { checkInDaysOf, countOf, pointsOf } from './ledger-entries';
import { readChallenges, readEntries, readUnlocked } from './read-history';
import { readPlaces } from './read-leaderboard';
import { readSpentPoints } from './read-member-points';
import { readTakingPart } from './taking-part';

const shownCount = 2;

export const getOverview = defineQuery(apiContract.points.getOverview, async ({ db, circle, actor, now }) => {
  const takingPart = await readTakingPart(db, circle.id, actor.id);
  if (!takingPart.circle || !takingPart.member) return { takingPart, game: null };
  const entries = await readEntries(db, circle.id, actor.id);
  const totalPoints = pointsOf(entries);
  const pausedDays = await readPausedDays(db, circle.id);
  const achievements = achievementsOf(entries, await readUnlocked(db, circle.id, actor.id), pausedDays);
  const challenges = await readChallenges(db, circle, { memberId: actor.id, now });
  const days = checkInDaysOf(entries);
  const streak = streakOn(
    streakOfDays(days, pausedDays),
    await firstDayNow(db, actor, circle.timeZone, now),
    pausedDays,
  );
  const unlocked = achievements
    .filter(({ unlockedAt }) => unlockedAt !== null)
    .sort((one, other) => String(other.unlockedAt).localeCompare(String(one.unlockedAt)));
  const ofPeriod = async (type: 'weekly' | 'monthly') => {
    const places = await readPlaces(db, circle.id, periodOf(type, circle.timeZone, now));
    return places.find(({ memberId }) => memberId === actor.id);
  };
  const week = await ofPeriod('weekly');
  return {
    takingPart,
    game: {
      stats: {
        totalPoints,
        level: levelFor(totalPoints),
        currentStreak: streak.current,
        longestStreak: streak.longest,
        checkInDays: days.length,
        totalAchievements: unlocked.length,
        completedChallenges: countOf(entries, { cause: 'challenge.completed' }),
        rank: week?.rank ?? 0,
        weeklyPoints: week?.points ?? 0,
        monthlyPoints: (await ofPeriod('monthly'))?.points ?? 0,
      },
      pointsToSpend: totalPoints - (await readSpentPoints(db, circle.id, actor.id)),
      recentAchievements: unlocked.slice(0, shownCount),
      activeChallenges: challenges
        .filter(({ isCompleted }) => !isCompleted)
        .slice(0, shownCount)
        .map(withoutPeriod),
    },
  };
});

/** A streak lives as long as it could still go on in one of the recipients' zones (CHK-3). */
async function firstDayNow(
  reader: Reader,
  { circleId }: Member,
  timeZone: string,
  now: Date,
): Promise<string> {
  const recipients = await listRecipientsOf(reader, circleId);
  const [earliest = dayIn(timeZone, now)] = recipients.map((each) => dayIn(each.timeZone, now)).sort();
  return earliest;
}
