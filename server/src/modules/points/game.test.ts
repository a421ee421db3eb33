import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { boughtRewards, pointsLedger } from './points.tables';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cleo')]);
});
beforeEach(async () => {
  // A Wednesday.
  server.clock.set('2026-11-18T15:00:00Z');
  circle = await ana.createCircle();
  // Among equals, whoever joined first stands first.
  server.clock.set('2026-11-18T15:00:01Z');
  await circle.join(ben);
  server.clock.set('2026-11-18T15:00:02Z');
  await circle.join(cleo);
});
afterAll(() => server.stop());

async function complete(person: TestPerson, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const taskId = randomUUID();
    await person.call('care.addTask', {
      ...{ circleId: circle.id, taskId, title: 'Walk', description: '', recipientId: null },
      ...{ assigneeId: null, dueDate: '2026-11-18', dueTime: null },
    });
    await person.call('care.completeTask', { circleId: circle.id, taskId });
  }
  await server.settled();
}
/** Points as a task of the past would have left them, for what needs many. */
async function give(person: TestPerson, points: number, awardedAt = '2026-10-01T12:00:00Z'): Promise<void> {
  await server.spine.database.db.insert(pointsLedger).values({
    ...{ circleId: circle.id, causeEventId: randomUUID(), memberId: person.id, cause: 'task.completed' },
    ...{ subjectId: randomUUID(), points, awardedAt: new Date(awardedAt) },
  });
}
const here = () => ({ circleId: circle.id });
const overviewOf = (person: TestPerson) => person.call('points.getOverview', here());
const boardOf = (person: TestPerson) => person.call('points.getLeaderboard', here());
const buy = (person: TestPerson, reward: string) => person.call('points.buyReward', { ...here(), reward });
const wear = (person: TestPerson, reward: string, isUsed = true) =>
  person.call('points.useReward', { ...here(), reward, isUsed });
const typesOf = async () => (await server.eventsOf(circle.id)).map(({ type }) => type);
const payloadsOf = async (type: string) =>
  (await server.eventsOf(circle.id)).filter((event) => event.type === type).map(({ payload }) => payload);

describe('figures', () => {
  it('GAME-1 GAME-2 GAME-3 are those of what was done', async () => {
    await complete(ben, 5);
    const { game, takingPart } = await overviewOf(ben);
    expect(takingPart).toEqual({ circle: true, member: true });
    // Five tasks, the day's challenge and the achievement of five tasks.
    expect(game?.stats).toEqual({
      ...{ totalPoints: 275, level: 2, rank: 1, weeklyPoints: 275, monthlyPoints: 275 },
      ...{ currentStreak: 0, longestStreak: 0, checkInDays: 0, totalAchievements: 1, completedChallenges: 1 },
    });
    expect(game?.pointsToSpend).toBe(275);
    expect(game?.recentAchievements.map(({ id }) => id)).toEqual(['first-steps']);
    expect(game?.activeChallenges.map(({ id }) => id)).toEqual(['five-check-ins', 'five-for-others']);
    expect((await overviewOf(ana)).game?.stats).toMatchObject({ totalPoints: 0, level: 1, rank: 2 });
  });

  it('GAME-1 GAME-3 of years count in all, and each day, week and month by its own first moment', async () => {
    const moments = ['2021-11-18T06:00:00Z', '2021-11-18T06:01:00Z', '2026-11-01T05:00:00Z'];
    const [monday, today] = ['2026-11-16T06:00:00Z', '2026-11-18T06:00:00Z'];
    for (const moment of [...moments, '2026-11-16T05:59:59Z', monday, '2026-11-18T05:59:59Z', today, today])
      await give(ben, 25, moment);
    const { game } = await overviewOf(ben);
    expect(game?.stats).toMatchObject({ totalPoints: 200, weeklyPoints: 100, monthlyPoints: 150 });
    const challenges = await ben.call('points.listChallenges', here());
    const progressOf = (id: string) => challenges.find((challenge) => challenge.id === id)?.progress;
    expect([progressOf('three-tasks'), progressOf('twenty-tasks')]).toEqual([2, 6]);
    const achievements = await ben.call('points.listAchievements', here());
    expect(achievements.find(({ id }) => id === 'helping-hands')?.progress).toBe(8);
  });

  it('GAME-2 what was unlocked is told, noted, and shown once on all devices', async () => {
    await complete(ben, 5);
    const unseen = () => ben.call('points.listUnseenAchievements', here());
    expect(await unseen()).toEqual([{ id: 'first-steps', points: 100 }]);
    const { notifications } = await ben.call('notifications.listNotifications', { type: 'achievement' });
    expect(notifications).toContainEqual(
      expect.objectContaining({
        cause: 'achievement-unlocked',
        link: '/to/gamification',
        values: expect.anything(),
      }),
    );
    await ben.call('points.seeAchievements', here());
    await ben.call('points.seeAchievements', here());
    expect(await unseen()).toEqual([]);
    const own = (await server.eventsOf(ben.id)).filter(({ type }) => type === 'achievements.seen');
    expect(
      own.filter(({ payload }) => (payload as { circleId: string }).circleId === circle.id),
    ).toHaveLength(1);
  });

  it('GAME-1 ALL-6 deleting a completed task leaves its points', async () => {
    await complete(ben, 1);
    const [task] = (await ben.call('care.listTasks', here())).tasks;
    await ben.call('care.deleteTask', { ...here(), taskId: task?.id ?? '' });
    await server.settled();
    expect((await overviewOf(ben)).game?.stats.totalPoints).toBe(25);
  });
});

describe('the week', () => {
  it('GAME-4 closes on Sunday night of the circle’s zone: the first three get their bonus once', async () => {
    await complete(ben, 2);
    await complete(cleo, 2);
    await complete(ana, 1);
    expect((await boardOf(ana)).entries).toMatchObject([
      { memberId: ben.id, rank: 1, points: 50 },
      { memberId: cleo.id, rank: 1, points: 50 },
      { memberId: ana.id, rank: 3, points: 25 },
    ]);
    server.clock.set('2026-11-23T05:59:59Z');
    await server.settled();
    expect(await typesOf()).not.toContain('week.closed');
    server.clock.set('2026-11-23T06:01:00Z');
    await server.settled();
    await server.settled();
    expect(await payloadsOf('week.closed')).toEqual([{ week: '2026-11-16' }]);
    expect(await payloadsOf('podium.reached')).toMatchObject([
      { rank: 1, points: 100, member: { memberId: ben.id, totalPoints: 150 } },
      { rank: 1, points: 100, member: { memberId: cleo.id, totalPoints: 150 } },
      { rank: 3, points: 25, member: { memberId: ana.id, totalPoints: 50 } },
    ]);
    const { week, entries, lastWeek } = await boardOf(ben);
    expect(week).toBe('2026-11-23');
    expect(lastWeek).toHaveLength(3);
    // The bonus is earned in the new week and does not count there; the achievement that it unlocked does.
    expect(entries.map(({ points }) => points)).toEqual([100, 100, 100]);
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications.some(({ cause }) => cause === 'podium-reached')).toBe(true);
  });

  it('GAME-4 under two servers a week closes once', async () => {
    await complete(ben, 1);
    const shared = { ...server.spine.database, close: async () => undefined };
    const other = await startTestServer({ database: shared, relay: server.spine.relay, clock: server.clock });
    server.clock.set('2026-11-23T07:00:00Z');
    await Promise.all([server.settled(), other.settled()]);
    await server.settled();
    expect(await payloadsOf('podium.reached')).toHaveLength(1);
    await other.app.close();
  });
});

describe('rewards', () => {
  it('GAME-5 are bought with points, which level and leaderboard keep', async () => {
    await give(ben, 500);
    const { pointsToSpend, rewards } = await buy(ben, 'badge-heart');
    expect(pointsToSpend).toBe(200);
    expect(rewards.filter(({ isPurchased }) => isPurchased).map(({ id }) => id)).toEqual(['badge-heart']);
    expect((await overviewOf(ben)).game).toMatchObject({
      pointsToSpend: 200,
      stats: { totalPoints: 500, level: 3 },
    });
    expect((await buy(ben, 'badge-heart')).pointsToSpend).toBe(200);
  });

  it('GAME-5 without enough points nothing is bought, nor without such a reward', async () => {
    await give(ben, 299);
    await expect(buy(ben, 'badge-heart')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(buy(ben, 'badge-moon')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(wear(ben, 'badge-heart')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect((await ben.call('points.listRewards', here())).pointsToSpend).toBe(299);
  });

  it('GAME-5 two at once with points for one: one is bought', async () => {
    await give(ben, 500);
    const outcomes = await Promise.allSettled(
      ['theme-lagoon', 'theme-meadow', 'badge-star', 'badge-heart'].map((reward) => buy(ben, reward)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const bought = await server.spine.database.db.select().from(boughtRewards);
    expect(bought.filter(({ circleId }) => circleId === circle.id)).toHaveLength(1);
  });

  it('GAME-5 a badge and a frame are worn for all to see, until taken off', async () => {
    await give(ben, 2000);
    for (const reward of ['badge-heart', 'badge-star', 'frame-gold']) await buy(ben, reward);
    await wear(ben, 'badge-heart');
    const { member } = await wear(ben, 'badge-star');
    expect(member).toMatchObject({ badge: 'badge-star', frame: null });
    await wear(ben, 'frame-gold');
    const seen = async () => {
      await ana.call('circles.chooseCircle', { chosenCircleId: circle.id });
      const { session } = await ana.call('circles.getSession', {});
      return session?.members.find(({ id }) => id === ben.id);
    };
    expect(await seen()).toMatchObject({ badge: 'badge-star', frame: 'frame-gold' });
    await wear(ben, 'badge-star', false);
    expect(await seen()).toMatchObject({ badge: null, frame: 'frame-gold' });
    expect(await payloadsOf('member.profile-changed')).toHaveLength(4);
  });

  it('GAME-5 a theme goes with the person, until another one is chosen', async () => {
    await give(ben, 500);
    await buy(ben, 'theme-lagoon');
    const { preferences } = await wear(ben, 'theme-lagoon');
    expect(preferences).toMatchObject({ theme: 'blue', rewardTheme: 'theme-lagoon' });
    const { session } = await ben.call('circles.getSession', {});
    expect(session?.preferences.rewardTheme).toBe('theme-lagoon');
    const chosen = await ben.call('account.changePreferences', { changes: { theme: 'green' } });
    expect(chosen).toMatchObject({ theme: 'green', rewardTheme: null });
  });

  it('GAME-5 the diary is there for who bought it', async () => {
    const diaryOf = (person: TestPerson) => person.call('points.getDiary', here());
    expect(await diaryOf(ben)).toEqual({ days: null });
    await give(ben, 200);
    await buy(ben, 'diary');
    await complete(ben, 1);
    const { days } = await diaryOf(ben);
    expect(days).toHaveLength(14);
    expect(days?.at(-1)).toEqual({ day: '2026-11-18', points: 25 });
    await expect(wear(ben, 'diary')).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

describe('taking part', () => {
  it('GAME-1 of who does not, all is kept and nothing told, and it is there when they do again', async () => {
    await ben.call('points.takePart', { ...here(), isOn: false });
    await complete(ben, 5);
    expect(await typesOf()).not.toContain('points.awarded');
    expect(await typesOf()).not.toContain('achievement.unlocked');
    expect(await overviewOf(ben)).toEqual({ takingPart: { circle: true, member: false }, game: null });
    expect(await ben.call('points.listUnseenAchievements', here())).toEqual([]);
    expect((await boardOf(ana)).entries.map(({ memberId }) => memberId)).toEqual([ana.id, cleo.id]);
    await expect(buy(ben, 'diary')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await ben.call('points.takePart', { ...here(), isOn: true });
    expect((await overviewOf(ben)).game?.stats).toMatchObject({ totalPoints: 275, rank: 1 });
    expect(await payloadsOf('taking-part.changed')).toEqual([
      { memberId: ben.id, isOn: false },
      { memberId: ben.id, isOn: true },
    ]);
  });

  it('GAME-1 an admin alone switches the game of the circle off, for all', async () => {
    const off = { ...here(), isOn: false };
    await expect(ben.call('points.switchGame', off)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await ana.call('points.switchGame', off);
    await ana.call('points.switchGame', off);
    expect(await payloadsOf('game.switched')).toEqual([{ isOn: false }]);
    await complete(ben, 1);
    expect((await overviewOf(ben)).game).toBeNull();
    server.clock.set('2026-11-23T07:00:00Z');
    await server.settled();
    expect(await typesOf()).not.toContain('podium.reached');
    expect(await ana.call('points.switchGame', { ...here(), isOn: true })).toEqual({
      circle: true,
      member: true,
    });
    expect((await overviewOf(ben)).game?.stats.totalPoints).toBe(25);
  });
});
