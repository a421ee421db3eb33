import { screen, waitFor, within } from '@testing-library/react';
import type { Achievement, Challenge, Reward } from '@carecircle/contracts';
import { Refusal, nowMs } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { anOverview, outsideOverview } from '../testing/an-overview';
import ActiveChallengesCard from './active-challenges.card';
import GamificationPage from './gamification.page';
import RecentAchievementsCard from './recent-achievements.card';

const achievement = (id: string, fields: Partial<Achievement> = {}): Achievement => ({
  ...{ id, category: 'milestone', rarity: 'common', points: 100 },
  ...{ progress: 2, maxProgress: 5, unlockedAt: null },
  ...fields,
});
const firstSteps = achievement('first-steps', { progress: 5, unlockedAt: '2026-11-20T14:00:00.000Z' });
const earlyBird = achievement('early-bird', { category: 'special', rarity: 'rare' });
const threeTasks: Challenge = {
  ...{ id: 'three-tasks', type: 'daily', category: 'milestone', target: 3, progress: 1, points: 50 },
  ...{ expiresAt: new Date(nowMs() + 30 * 3_600_000).toISOString(), isCompleted: false },
};
const reward = (id: string, type: Reward['type'], cost: number, isPurchased = false): Reward => ({
  ...{ id, type, rarity: 'common', cost, isPurchased },
});

const answers: Answers = {
  'points.getOverview': {
    ...anOverview({ totalPoints: 2845, level: 12, currentStreak: 7, longestStreak: 31 }),
  },
  'points.getDiary': { days: null },
  'points.listAchievements': [earlyBird, firstSteps],
  'points.listChallenges': [threeTasks, { ...threeTasks, id: 'twenty-tasks', isCompleted: true }],
  'points.getLeaderboard': {
    week: '2026-11-16',
    closesAt: '2999-11-23T06:00:00.000Z',
    entries: [
      { memberId: testIds.ben, rank: 1, points: 75, level: 2 },
      { memberId: testIds.ana, rank: 1, points: 75, level: 12 },
      { memberId: testIds.cleo, rank: 3, points: 0, level: 1 },
    ],
    lastWeek: [{ memberId: testIds.cleo, rank: 1, points: 40 }],
  },
  'points.takePart': { circle: true, member: true },
  'points.useReward': { member: testSession().member, preferences: testSession().preferences },
  'points.listRewards': {
    pointsToSpend: 450,
    rewards: [reward('badge-heart', 'badge', 300), reward('theme-lagoon', 'theme', 500)],
  },
};
async function open(tab: string, more: Answers = {}, role: 'admin' | 'family' = 'admin') {
  const rendered = await renderFeature(<GamificationPage />, {
    remote,
    path: `/gamification?tab=${tab}`,
    routeId: 'gamification',
    session: { role },
    answers: { ...answers, ...more },
  });
  // The words of the game come by themselves.
  await waitFor(() => expect(rendered.container.querySelector('[data-waiting]')).toBeNull());
  return rendered;
}

describe('Achievements & Rewards', () => {
  it('GAME-1 shows the level with its progress, five tabs and all figures', async () => {
    await open('overview');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Overview', 'Achievements', 'Challenges', 'Leaderboard', 'Rewards'],
    ]);
    const bar = screen.getByRole('progressbar', { name: 'On the way to level 13' });
    expect(bar.getAttribute('aria-valuetext')).toBe('95 of 250 points');
    expect(screen.getByText('Longest streak').parentElement?.textContent).toContain('31 days');
  });

  it('GAME-2 achievements are filtered by kind, the unlocked ones first', async () => {
    const { user } = await open('achievements');
    const list = () =>
      within(screen.getByRole('list', { name: 'Achievements' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    expect(list()).toEqual(['First Steps', 'Early Bird']);
    expect(screen.getByText('Unlocked Nov 20, 2026')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress: Early Bird' })).toBeTruthy();
    const filters = within(screen.getByRole('radiogroup', { name: 'Show achievements' })).getAllByRole(
      'radio',
    );
    expect(filters).toHaveLength(6);
    await user.click(screen.getByRole('radio', { name: 'Special' }));
    expect(await screen.findByRole('heading', { name: 'Early Bird' })).toBeTruthy();
    expect(list()).toEqual(['Early Bird']);
  });

  it('GAME-3 challenges show progress and days left, rounded up', async () => {
    await open('challenges');
    expect(screen.getByText('2 days left')).toBeTruthy();
    expect(
      screen.getByRole('progressbar', { name: 'Progress: Three for Today' }).getAttribute('aria-valuetext'),
    ).toBe('1 of 3');
    expect(screen.getByText('Completed')).toBeTruthy();
  });

  it('GAME-4 the leaderboard shows equal ranks, and the first of last week', async () => {
    await open('leaderboard');
    const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringContaining('Place 1: Ben Rivera'),
      expect.stringContaining('Place 1: Ana Rivera (You)'),
      expect.stringContaining('Place 3: Cleo Rivera'),
    ]);
    expect(screen.getByRole('list', { name: 'Last week’s top three' }).textContent).toContain('Cleo');
    expect(screen.getByText('Until Sunday night, Nov 22, 2026')).toBeTruthy();
  });
});

describe('rewards', () => {
  it('GAME-5 are bought after a question, and not without enough points', async () => {
    const bought = { pointsToSpend: 150, rewards: [reward('badge-heart', 'badge', 300, true)] };
    const { user, server } = await open('rewards', { 'points.buyReward': bought });
    const dear = screen.getByRole('button', { name: 'Not enough points: Lagoon Theme' });
    expect(dear.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('50 points more to go')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Buy for 300 points: Heart Badge' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Buy Heart Badge?' });
    expect(server.callsOf('points.buyReward')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Buy for 300 points' }));
    expect(server.callsOf('points.buyReward')).toMatchObject([{ reward: 'badge-heart' }]);
  });

  it('GAME-5 what the server refuses is taken back', async () => {
    const refused = () => {
      throw new Refusal({ code: 'INVALID_STATE', message: 'Not enough points' });
    };
    const { user } = await open('rewards', { 'points.buyReward': refused });
    await user.click(screen.getByRole('button', { name: 'Buy for 300 points: Heart Badge' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Buy for 300 points' }));
    expect(await screen.findByRole('button', { name: 'Buy for 300 points: Heart Badge' })).toBeTruthy();
  });

  it('GAME-5 what was bought is put on', async () => {
    const rewards = [reward('badge-heart', 'badge', 300, true), reward('diary', 'feature', 200, true)];
    const { user, server } = await open('rewards', { 'points.listRewards': { pointsToSpend: 0, rewards } });
    expect(screen.getByText('Switched on')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use: Heart Badge' }));
    expect(server.callsOf('points.useReward')).toMatchObject([{ reward: 'badge-heart', isUsed: true }]);
  });
});

describe('taking part', () => {
  it('GAME-1 who does not sees only the way back', async () => {
    const { user, server } = await open('overview', { 'points.getOverview': outsideOverview }, 'family');
    expect(screen.getByText('You’re not taking part')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Points in this circle' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Take part' }));
    expect(server.callsOf('points.takePart')).toMatchObject([{ isOn: true }]);
  });

  it('GAME-1 a circle without points says so, and lets an admin alone switch them on', async () => {
    const off = { takingPart: { circle: false, member: true }, game: null };
    await open('overview', { 'points.getOverview': off }, 'family');
    expect(screen.getByText('This circle doesn’t use points')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    await open('overview', { 'points.getOverview': off });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });
});

describe('the dashboard', () => {
  it('SHELL-6 shows recent achievements and active challenges, live, and nothing where there is none', async () => {
    let overview = anOverview();
    const cards = (
      <>
        <RecentAchievementsCard />
        <ActiveChallengesCard />
      </>
    );
    await renderFeature(cards, { remote, answers: { 'points.getOverview': () => overview } });
    expect(screen.queryByRole('heading')).toBeNull();
    const game = anOverview().game;
    if (!game) throw new Error('Ana takes part.');
    overview = {
      ...overview,
      game: { ...game, recentAchievements: [firstSteps], activeChallenges: [threeTasks] },
    };
    await publish('week.closed', { week: '2026-11-16' });
    expect(await screen.findByRole('link', { name: 'First Steps' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress: Three for Today' })).toBeTruthy();
  });
});
