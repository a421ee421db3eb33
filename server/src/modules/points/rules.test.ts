import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementRules, achievementsOf, unlocksOf } from './achievements';
import { challengesOf, completionKey } from './challenges';
import type { LedgerEntry, RecentEntry } from './ledger-entries';
import { podiumOf, ranked } from './leaderboard';

const at = new Date('2026-11-18T15:00:00Z');
const task = (traits: string[] = [], awardedAt = at): RecentEntry => ({
  ...{ cause: 'task.completed', day: null, traits, count: 1, points: 25, awardedAt },
});
const checkIn = (day: string): RecentEntry => ({
  ...{
    cause: 'check-in.added',
    day,
    traits: [],
    count: 1,
    points: 15,
    awardedAt: new Date(`${day}T15:00:00Z`),
  },
});
const dose = (awardedAt = at): RecentEntry => ({
  ...{ cause: 'dose.taken', day: null, traits: [], count: 1, points: 10, awardedAt },
});
const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);

describe('GAME-2 achievements', () => {
  it('there are at least fifteen, of every category and rarity, each with its own id', () => {
    expect(achievementRules.length).toBeGreaterThanOrEqual(15);
    expect(new Set(idsOf(achievementRules)).size).toBe(achievementRules.length);
    expect(new Set(achievementRules.map(({ category }) => category)).size).toBe(5);
    expect(new Set(achievementRules.map(({ rarity }) => rarity)).size).toBe(4);
    expect(new Set(achievementRules.map(({ points }) => points))).toEqual(
      new Set([12, 100, 150, 250, 500, 1000]),
    );
  });

  it('are unlocked at their goal and not before', () => {
    const four = Array.from({ length: 4 }, () => task());
    expect(unlocksOf(four, new Set(), [])).toEqual([]);
    expect(idsOf(unlocksOf([...four, task()], new Set(), []))).toEqual(['first-steps']);
  });

  it('MED-2 doses that were given count', () => {
    const nine = Array.from({ length: 9 }, () => dose());
    expect(idsOf(unlocksOf(nine, new Set(), []))).toEqual([]);
    expect(idsOf(unlocksOf([...nine, dose()], new Set(), []))).toEqual(['steady-hand']);
  });

  it('progress counts up to the goal and stays there once it is unlocked', () => {
    const days = ['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-18'].map(checkIn);
    const [streak] = achievementsOf(days, new Map(), []).filter(({ id }) => id === 'streak-seven');
    expect(streak).toMatchObject({ progress: 2, maxProgress: 7, unlockedAt: null });
    const [kept] = achievementsOf([], new Map([['first-steps', at]]), []);
    expect(kept).toMatchObject({ progress: 5, maxProgress: 5, unlockedAt: at.toISOString() });
  });

  it('the points of one count for the next', () => {
    const entries = Array.from({ length: 36 }, () => task());
    // 900 points, 100 and 250 of the two for tasks: over the 1000 that level five begins with.
    expect(idsOf(unlocksOf(entries, new Set(), []))).toEqual([
      'first-steps',
      'full-dozen',
      'helping-hands',
      'level-five',
    ]);
  });

  it('whatever the batches in which entries are looked at, the same is unlocked in the end', () => {
    const entry = fc.oneof(
      fc.subarray(['late', 'weekend', 'for-another']).map((traits) => task(traits)),
      fc.integer({ min: 1, max: 28 }).map((day) => checkIn(`2026-11-${String(day).padStart(2, '0')}`)),
    );
    const history = fc.array(fc.tuple(entry, fc.boolean()), { maxLength: 120 });
    fc.assert(
      fc.property(history, (steps) => {
        const entries = steps.map(([each]) => each);
        const unlocked = new Set<string>();
        const earned: LedgerEntry[] = [];
        const look = (seen: readonly LedgerEntry[]) => {
          for (const { id, points } of unlocksOf([...seen, ...earned], unlocked, [])) {
            unlocked.add(id);
            earned.push({
              cause: 'achievement.unlocked',
              day: null,
              traits: [],
              count: 1,
              points,
            });
          }
        };
        steps.forEach(([, isLooked], index) => isLooked && look(entries.slice(0, index + 1)));
        look(entries);
        expect([...unlocked].sort()).toEqual(idsOf(unlocksOf(entries, new Set(), [])).sort());
        expect(unlocksOf([...entries, ...earned], unlocked, [])).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('GAME-3 challenges', () => {
  const timeZone = 'America/Chicago';
  const find = (
    id: string,
    entries: readonly RecentEntry[],
    now = at,
    completed: ReadonlySet<string> = new Set(),
  ) => challengesOf(entries, { timeZone, now, completed }).find((challenge) => challenge.id === id);

  it('count what was done in their own day, week and month of the circle’s zone', () => {
    const yesterday = task([], new Date('2026-11-18T05:59:59Z'));
    const today = task([], new Date('2026-11-18T06:00:00Z'));
    expect(find('three-tasks', [yesterday, today])).toMatchObject({
      ...{ type: 'daily', progress: 1, target: 3, period: '2026-11-18', isCompleted: false },
      expiresAt: '2026-11-19T06:00:00.000Z',
    });
    const weeks = ['2026-11-15', '2026-11-16', '2026-11-22'].map(checkIn);
    expect(find('five-check-ins', weeks)).toMatchObject({
      ...{ progress: 2, target: 5, period: '2026-11-16', expiresAt: '2026-11-23T06:00:00.000Z' },
    });
    expect(find('twenty-check-ins', [checkIn('2026-10-31'), ...weeks])).toMatchObject({
      ...{ progress: 3, period: '2026-11-01', expiresAt: '2026-12-01T06:00:00.000Z' },
    });
  });

  it('a day lasts as long as the clocks let it', () => {
    const now = new Date('2026-11-01T12:00:00Z');
    expect(find('three-tasks', [], now)?.expiresAt).toBe('2026-11-02T06:00:00.000Z');
    expect(find('three-tasks', [task([], new Date('2026-11-01T05:00:00Z'))], now)?.progress).toBe(1);
  });

  it('one that was completed stays so, and begins anew with the next period', () => {
    const completed = new Set([completionKey('three-tasks', '2026-11-18')]);
    expect(find('three-tasks', [], at, completed)).toMatchObject({ isCompleted: true, progress: 3 });
    const tomorrow = new Date('2026-11-19T15:00:00Z');
    expect(find('three-tasks', [], tomorrow, completed)).toMatchObject({ isCompleted: false, progress: 0 });
  });
});

describe('GAME-4 the leaderboard', () => {
  const places = (...points: number[]) =>
    points.map((each, index) => ({ memberId: `m${index}`, points: each }));

  it('gives equal points an equal rank, and the next one counts them all', () => {
    expect(ranked(places(25, 75, 75, 0)).map(({ memberId, rank }) => `${rank} ${memberId}`)).toEqual([
      '1 m1',
      '1 m2',
      '3 m0',
      '4 m3',
    ]);
  });

  it.each([
    { points: [90, 80, 70, 60], bonuses: [100, 50, 25] },
    { points: [90, 90, 70, 60], bonuses: [100, 100, 25] },
    { points: [90, 80, 70, 70], bonuses: [100, 50, 25, 25] },
    { points: [90, 90, 90, 90], bonuses: [100, 100, 100, 100] },
    { points: [90, 0, 0], bonuses: [100] },
    { points: [0, 0], bonuses: [] },
  ])('gives the first three and all who tie with them a bonus: $points', ({ points, bonuses }) => {
    expect(podiumOf(places(...points)).map(({ bonus }) => bonus)).toEqual(bonuses);
  });
});
