import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/two-people';
import { areaCard, expectTheRestWorks, goTo, harm, openUnfinished } from '../resilience/area-place';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });

const registry = '**/releases/**';

test('MFE-3 MFE-8 SHELL-2 a page that comes while the registry gives nothing has its shell and a card in each place, and Retry brings the areas without reload', async ({
  two: { ana },
}) => {
  const { page } = ana;
  const heal = await harm(ana.context, registry, (route) => route.fulfill({ status: 503, body: 'not now' }));
  await openUnfinished(page, '/calendar');
  const card = areaCard(page, 'It did not load.');
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expectShell(page);
  for (const place of ['Chat', 'Circle']) {
    await goTo(page, place);
    await expect(card).toBeVisible();
    await expectShell(page);
  }

  heal();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('2 members').first()).toBeVisible();
  await expectTheRestWorks(page);
});

async function expectShell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByText('Notifications').first()).toBeVisible();
  await page.keyboard.press('Escape');
}
