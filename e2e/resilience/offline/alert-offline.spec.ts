import type { Page } from '@playwright/test';
import { onlyWhole } from '../../depth';
import { expect, test } from '../../journeys/two-people';

const countdownMs = 10_000;

test(
  'EMER-6 an alert that was pressed offline goes out as soon as the network is back, once its ten seconds are over',
  onlyWhole,
  async ({ two: { ana, ben } }) => {
    const [emergency, elsewhere] = await openBoth(ana.page, ben.page);
    await ana.context.setOffline(true);
    await press(emergency);
    await pass(emergency, countdownMs + 2_000);
    await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toHaveCount(0);
    await ana.context.setOffline(false);
    // The server has had no time for a countdown of its own.
    await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: countdownMs / 2 });
  },
);

test('EMER-6 an alert that was pressed offline goes out when the app is opened with a network again, although its page was closed', async ({
  two: { ana, ben },
}) => {
  const [emergency, elsewhere] = await openBoth(ana.page, ben.page);
  await ana.context.setOffline(true);
  await press(emergency);
  await pass(emergency, countdownMs + 2_000);
  await emergency.close();
  await ana.context.setOffline(false);
  const later = await ana.context.newPage();
  await later.goto('/tasks');
  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: countdownMs / 2 });
});

test(
  'EMER-6 an alert that was pressed and cancelled offline tells nobody when the network is back',
  onlyWhole,
  async ({ two: { ana, ben, circleId } }) => {
    const [emergency] = await openBoth(ana.page, ben.page);
    await ana.context.setOffline(true);
    await press(emergency);
    await emergency.getByRole('button', { name: /cancel emergency/i }).click();
    await expect(emergency.getByText('Emergency cancelled. No one was alerted.')).toBeVisible();
    await ana.context.setOffline(false);
    await pass(emergency, countdownMs + 2_000);
    expect((await ben.call('emergency', 'listAlerts', { circleId })).alerts).toEqual([]);
    expect(await ana.call('emergency', 'listOpenAlerts', { circleId })).toEqual([]);
  },
);

async function openBoth(one: Page, other: Page): Promise<[Page, Page]> {
  await one.goto('/emergency');
  await other.goto('/tasks');
  return [one, other];
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Panic/ }).click();
  await expect(page.getByText(/No one has been alerted yet/)).toBeVisible();
}

/** Waits by the page's own clock. */
async function pass(page: Page, durationMs: number): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), durationMs);
}
