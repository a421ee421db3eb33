import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import type { Person } from '../product/person';
import { addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

/** Adds tasks and completes them, as the person's other device would. */
async function complete(person: Person, circleId: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const taskId = await addTask(person, circleId, `Walk ${index}`);
    await person.call('care', 'completeTask', { circleId, taskId });
  }
}

const pointsOf = async (person: Person, circleId: string) =>
  (await person.call('points', 'getMemberPoints', { circleId })).totalPoints;

/** Waits until the person has as many points; evenings and weekends bring more. */
async function expectPoints(person: Person, circleId: string, least: number): Promise<void> {
  await expect.poll(() => pointsOf(person, circleId)).toBeGreaterThanOrEqual(least);
}

/** Waits until the text names all points of the person, which go on growing while what they did is counted. */
async function expectShown(
  place: Locator,
  person: Person,
  circleId: string,
  text: (points: number) => string,
) {
  await expect(async () => {
    await expect(place).toContainText(text(await pointsOf(person, circleId)), { timeout: 500 });
  }).toPass();
}

const popupOf = (page: Page) => page.getByRole('region', { name: 'Achievement Unlocked!' });
const expectNotReloaded = (page: Page) => expect(page.locator('html[data-not-reloaded]')).toBeAttached();

test('GAME-1 GAME-2 GAME-4 MFE-7 what one completes pops up on their screen and moves the leaderboard of the other', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const [chat, board] = (
    await Promise.all([open('/chat', ana), open('/gamification?tab=leaderboard', ben)])
  ).flat();
  if (!chat || !board) throw new Error('two pages');
  const rows = board.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await complete(ana, circleId, 5);
  await expect(popupOf(chat)).toContainText('First Steps · 100 points');
  // Five tasks, the day's challenge of three, and the achievement.
  await expect(rows.first()).toContainText('Place 1: Ana');
  await expectPoints(ana, circleId, 275);
  await expectShown(rows.first(), ana, circleId, (points) => `${points} points`);
  await expect(popupOf(board)).toBeHidden();
  // In the evening five tasks unlock a second one, which comes after the first.
  const next = popupOf(chat).getByRole('button', { name: 'Next' });
  if (await next.isVisible()) await next.click();
  await popupOf(chat).getByRole('link', { name: 'See achievements' }).click();
  await expect(chat.getByRole('heading', { name: 'First Steps' })).toBeVisible();
  await expect(popupOf(chat)).toBeHidden();
  for (const page of [chat, board]) await expectNotReloaded(page);
});

test('GAME-2 what was unlocked while away is shown once on opening', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  await complete(ana, circleId, 5);
  const unseen = () => ana.call('points', 'listUnseenAchievements', { circleId });
  await expect.poll(async () => (await unseen()).length).toBeGreaterThan(0);
  const [home] = await open('/dashboard', ana);
  if (!home) throw new Error('one page');
  await expect(popupOf(home)).toContainText('First Steps');
  await popupOf(home).getByRole('button', { name: 'Close' }).click();
  await expect(popupOf(home)).toBeHidden();
  await expect.poll(async () => (await unseen()).length).toBe(0);
  await home.reload();
  await expect(home.getByRole('link', { name: 'Achievements', exact: true })).toBeVisible();
  await expect(home.getByText(/^Level \d/)).toBeVisible();
  await expect(popupOf(home)).toBeHidden();
});

test(
  'GAME-5 a reward is bought and worn, and the other sees it without reload',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await complete(ana, circleId, 10);
    await expectPoints(ana, circleId, 400);
    await ana.call('points', 'seeAchievements', { circleId });
    const [shop, circle] = (
      await Promise.all([open('/gamification?tab=rewards', ana), open('/circle', ben)])
    ).flat();
    if (!shop || !circle) throw new Error('two pages');
    const purse = shop.getByText(/^You have \d+ points to spend$/);
    await expectShown(purse, ana, circleId, (points) => `You have ${points} points`);
    await expect(shop.getByRole('button', { name: 'Not enough points: Golden Avatar' })).toBeDisabled();
    await shop.getByRole('button', { name: 'Buy for 300 points: Heart Badge' }).click();
    await shop.getByRole('alertdialog').getByRole('button', { name: 'Buy for 300 points' }).click();
    await expectShown(purse, ana, circleId, (points) => `You have ${points - 300} points`);
    await shop.getByRole('button', { name: 'Use: Heart Badge' }).click();
    await expect(shop.getByText('In use')).toBeVisible();
    await expect(circle.getByRole('listitem').filter({ hasText: 'Ana' }).first()).toContainText(
      'Heart badge',
    );
    for (const page of [shop, circle]) await expectNotReloaded(page);
  },
);

test('GAME-5 SET-4 a bought theme colours the app on all devices at once', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  await complete(ana, circleId, 15);
  await expectPoints(ana, circleId, 500);
  await ana.call('points', 'buyReward', { circleId, reward: 'theme-lagoon' });
  await ana.call('points', 'seeAchievements', { circleId });
  const [shop] = await open('/gamification?tab=rewards', ana);
  const [home] = await open('/dashboard', { ...ana, page: await ana.context.newPage() });
  if (!shop || !home) throw new Error('two pages');
  await shop.getByRole('button', { name: 'Use: Lagoon Theme' }).click();
  for (const page of [shop, home]) {
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'theme-lagoon');
    await expectNotReloaded(page);
  }
  await home.reload();
  await expect(home.locator('html')).toHaveAttribute('data-accent', 'theme-lagoon');
});

test(
  'GAME-1 who does not take part sees nothing of it and is not in the leaderboard, until they do again',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const [mine, board] = (
      await Promise.all([open('/gamification', ana), open('/gamification?tab=leaderboard', ben)])
    ).flat();
    if (!mine || !board) throw new Error('two pages');
    const rows = board.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await mine.getByText('Take part', { exact: true }).click();
    await expect(mine.getByText('You’re not taking part')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await complete(ana, circleId, 5);
    await expect(popupOf(mine)).toBeHidden();
    await mine.getByText('Take part', { exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expectPoints(ana, circleId, 275);
    await expectShown(rows.first(), ana, circleId, (points) => `${points} points`);
    await expect(popupOf(mine)).toContainText('First Steps');
    for (const page of [mine, board]) await expectNotReloaded(page);
  },
);
