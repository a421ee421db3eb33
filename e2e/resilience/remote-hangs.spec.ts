import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { expect, test } from '../journeys/two-people';
import {
  areaCard,
  expectFinance,
  expectTheRestWorks,
  financeFiles,
  goTo,
  goToFinance,
  harm,
  openUnfinished,
} from './area-place';

test('MFE-8 a remote that hangs gives its card, blocks no way, and Retry brings it without reload', async ({
  two,
}) => {
  const { context, page } = two.ana;
  const heal = await harm(context, financeFiles, () => undefined);
  await openUnfinished(page, '/finance');
  const card = areaCard(page, 'It took too long to load.');
  await expect(card).toBeVisible();
  await expectTheRestWorks(page);

  await goToFinance(page);
  await goTo(page, 'Calendar');
  await expect(page.getByText('Nothing on this day')).toBeVisible();
  await expect(card).toBeHidden();

  await goToFinance(page);
  await expect(card).toBeVisible();
  heal();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectFinance(page);
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});

test('MFE-8 a remote that arrives late takes the place of its card by itself', async ({ two }) => {
  const { context, page } = two.ana;
  const waiting: Route[] = [];
  const heal = await harm(context, financeFiles, (route) => waiting.push(route));
  await openUnfinished(page, '/finance');
  const card = areaCard(page, 'It took too long to load.');
  await expect(card).toBeVisible();
  heal();
  await Promise.all(waiting.map((route) => route.continue()));
  await expectFinance(page);
  await expect(card).toBeHidden();
});

test('MFE-8 a remote that arrives late never mounts over another area', async ({ two }) => {
  const { context, page } = two.ana;
  const waiting: Route[] = [];
  const heal = await harm(context, financeFiles, (route) => waiting.push(route));
  await openUnfinished(page, '/finance');
  await expect(areaCard(page, 'It took too long to load.')).toBeVisible();
  await goTo(page, 'Calendar');
  await expect(page.getByText('Nothing on this day')).toBeVisible();

  heal();
  const arrived = page.waitForResponse(financeFiles);
  await Promise.all(waiting.map((route) => route.continue()));
  await arrived;
  await goTo(page, 'Circle');
  await expect(page.getByText('2 members').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveCount(0);
  await goToFinance(page);
  await expectFinance(page);
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});

test('MFE-8 EMER-1 an alert shows on every screen, whichever other remote hangs', async ({ two }) => {
  const { ana, ben, circleId } = two;
  await harm(ana.context, '**/releases/mfe-communication/**', () => undefined);
  await openUnfinished(ana.page, '/tasks');
  await expect(ana.page.getByRole('button', { name: 'Create First Task' })).toBeVisible();
  await ben.call('emergency', 'armAlert', {
    circleId,
    alertId: randomUUID(),
    type: 'panic',
    location: null,
  });
  await expect(ana.page.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: 45_000 });
});
