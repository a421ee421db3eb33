import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/two-people';
import { harm, openUnfinished } from './area-place';
import { emergencyFiles, openLive, raise } from './raised-alert';

test('MFE-8 EMER-2 a page that came with an alert shows it although its remote is missing', async ({
  two: { ana, ben, circleId },
}) => {
  await raise(ana, circleId);
  await harm(ben.context, emergencyFiles, (route) => route.abort('connectionreset'));
  await openUnfinished(ben.page, '/dashboard');
  await expect(ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' })).toHaveCount(1);
});

test('MFE-8 EMER-2 a remote of emergencies that fails at first brings its own banner without reload, with no gap and never two', async ({
  two: { ana, ben, circleId },
}) => {
  const heal = await harm(ben.context, emergencyFiles, (route) =>
    route.fulfill({ status: 503, body: 'starting' }),
  );
  await openLive(ben.page, '/tasks');
  await raise(ana, circleId);
  const shown = ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' });
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Mark Resolved' })).toHaveCount(0);
  const counts = await watchHowMany(ben.page);
  heal();
  await expect(shown.getByRole('button', { name: 'Mark Resolved' })).toBeVisible({ timeout: 60_000 });
  expect(await counts()).toEqual([1]);
  await expect(ben.page.locator('html[data-not-reloaded]')).toBeVisible();
});

/** Every number of banners that a frame has shown from now on. */
async function watchHowMany(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(document.querySelectorAll('main section[aria-label="ACTIVE EMERGENCY"]').length);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.evaluate((seen) => [...seen]);
}
