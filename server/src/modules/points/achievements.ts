import { levelFor, streakOfDays, type Achievement, type DayRange } from '@carecircle/contracts';
import { checkInDaysOf, countOf, pointsOf, type Counted, type LedgerEntry } from './ledger-entries';

type Rule = Pick<Achievement, 'id' | 'category' | 'rarity' | 'points'> & {
  goal: number;
  /** How far a member has come, from all that they did. */
  progress: (entries: readonly LedgerEntry[], pausedDays: readonly DayRange[]) => number;
};

const counting = (counted: Counted) => (entries: readonly LedgerEntry[]) => countOf(entries, counted);
const tasks = counting({ cause: 'task.completed' });
const tasksForOthers = counting({ cause: 'task.completed', trait: 'for-another' });
const lateTasks = counting({ cause: 'task.completed', trait: 'late' });
const weekendTasks = counting({ cause: 'task.completed', trait: 'weekend' });
const earlyCheckIns = counting({ cause: 'check-in.added', trait: 'early' });
const doses = counting({ cause: 'dose.taken' });
const challenges = counting({ cause: 'challenge.completed' });
const podiums = counting({ cause: 'podium.reached' });
const firstPlaces = counting({ cause: 'podium.reached', trait: 'first' });
const checkInDays = (entries: readonly LedgerEntry[]) => checkInDaysOf(entries).length;
const longestStreak: Rule['progress'] = (entries, pausedDays) =>
  streakOfDays(checkInDaysOf(entries), pausedDays).longest;
const level = (entries: readonly LedgerEntry[]) => levelFor(pointsOf(entries));

const rule = (
  id: string,
  category: Rule['category'],
  rarity: Rule['rarity'],
  points: number,
  goal: number,
  progress: Rule['progress'],
): Rule => ({ id, category, rarity, points, goal, progress });

/** Every achievement with its rule (GAME-2). Its words and its sign are the screens'. */
export const achievementRules: readonly Rule[] = [
  rule('first-steps', 'milestone', 'common', 100, 5, tasks),
  rule('full-dozen', 'milestone', 'common', 12, 12, tasks),
  rule('helping-hands', 'milestone', 'rare', 250, 25, tasks),
  rule('hundred-done', 'milestone', 'epic', 500, 100, tasks),
  rule('level-five', 'milestone', 'common', 150, 5, level),
  rule('level-ten', 'milestone', 'rare', 250, 10, level),
  rule('level-twenty-five', 'milestone', 'epic', 500, 25, level),
  rule('good-eye', 'health', 'common', 100, 3, checkInDays),
  rule('thirty-days', 'health', 'rare', 250, 30, checkInDays),
  rule('hundred-days', 'health', 'epic', 500, 100, checkInDays),
  rule('year-of-care', 'health', 'legendary', 1000, 365, checkInDays),
  rule('steady-hand', 'health', 'common', 100, 10, doses),
  rule('never-without', 'health', 'epic', 500, 250, doses),
  rule('streak-seven', 'consistency', 'rare', 150, 7, longestStreak),
  rule('streak-thirty', 'consistency', 'epic', 500, 30, longestStreak),
  rule('streak-hundred', 'consistency', 'legendary', 1000, 100, longestStreak),
  rule('challenger', 'consistency', 'rare', 150, 5, challenges),
  rule('unstoppable', 'consistency', 'epic', 500, 25, challenges),
  rule('there-for-you', 'family', 'common', 100, 5, tasksForOthers),
  rule('family-pillar', 'family', 'epic', 500, 50, tasksForOthers),
  rule('on-the-podium', 'family', 'common', 100, 1, podiums),
  rule('champion', 'family', 'epic', 500, 5, firstPlaces),
  rule('early-bird', 'special', 'rare', 150, 5, earlyCheckIns),
  rule('night-owl', 'special', 'rare', 150, 5, lateTasks),
  rule('weekend-helper', 'special', 'rare', 250, 10, weekendTasks),
];

/** All achievements of a member. What was unlocked stays so, whatever is undone later. */
export function achievementsOf(
  entries: readonly LedgerEntry[],
  unlocked: ReadonlyMap<string, Date>,
  pausedDays: readonly DayRange[],
): Achievement[] {
  return achievementRules.map(({ goal, progress, ...facts }) => {
    const unlockedAt = unlocked.get(facts.id)?.toISOString() ?? null;
    return {
      ...facts,
      maxProgress: goal,
      progress: unlockedAt ? goal : Math.min(progress(entries, pausedDays), goal),
      unlockedAt,
    };
  });
}

/** What is unlocked by these entries and was not before, the points of one counting for the next, such as a level. */
export function unlocksOf(
  entries: readonly LedgerEntry[],
  unlocked: ReadonlySet<string>,
  pausedDays: readonly DayRange[],
): Rule[] {
  const reached = achievementRules.find(
    ({ id, goal, progress }) => !unlocked.has(id) && progress(entries, pausedDays) >= goal,
  );
  if (!reached) return [];
  const earned = {
    cause: 'achievement.unlocked',
    day: null,
    traits: [],
    count: 1,
    points: reached.points,
  };
  return [reached, ...unlocksOf([...entries, earned], new Set([...unlocked, reached.id]), pausedDays)];
}
