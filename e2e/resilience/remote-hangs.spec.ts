import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { areaCard, expectFinance, expectTheRestWorks, goTo, goToFinance, openUnfinished } from './area-place';
import { expect, test } from './over-line';

const financeFiles = /^\/releases\/mfe-finance\//;

for (const [where, how] of [
  ['at headers', {}],
  ['half-way', onlyWhole],
] as const) {
  test(
    `MFE-8 a remote that hangs ${where} gives its card, blocks no way, and Retry brings it without reload`,
    how,
    async ({ two, line }) => {
      const { page } = two.ana;
      line.stall(financeFiles, where);
      const card = await openToItsCard(page);
      await expectTheRestWorks(page);

      await goToFinance(page);
      await goTo(page, 'Calendar');
      await expect(page.getByText('Nothing on this day')).toBeVisible();
      await expect(card).toBeHidden();

      // A browser has six connections to one host: each visit that kept one to itself would soon leave none.
      for (let visit = 1; visit <= 5; visit += 1) {
        await goToFinance(page);
        await expect(card).toBeVisible();
      }
      line.heal();
      await card.getByRole('button', { name: 'Retry' }).click();
      await expectFinance(page);
      await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
    },
  );

  test(
    `MFE-8 a remote that hangs ${where} and arrives late takes the place of its card by itself`,
    onlyWhole,
    async ({ two, line }) => {
      const { page } = two.ana;
      const goOn = line.stall(financeFiles, where);
      const card = await openToItsCard(page);
      line.heal();
      goOn();
      await expectFinance(page);
      await expect(card).toBeHidden();
    },
  );

  test(
    `MFE-8 a remote that hangs ${where} and arrives late never mounts over another area`,
    onlyWhole,
    async ({ two, line }) => {
      const { page } = two.ana;
      const goOn = line.stall(financeFiles, where);
      await openToItsCard(page);
      await goTo(page, 'Calendar');
      await expect(page.getByText('Nothing on this day')).toBeVisible();

      line.heal();
      const arrived = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('mfe-finance'),
      );
      goOn();
      await arrived;
      await goTo(page, 'Circle');
      await expect(page.getByText('2 members').first()).toBeVisible();
      await expect(page.getByRole('tab', { name: 'History' })).toHaveCount(0);
      await goToFinance(page);
      await expectFinance(page);
      await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
    },
  );
}

test(
  'MFE-8 EMER-1 an alert shows on every screen, whichever other remote hangs',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, ben, circleId } = two;
    line.stall(/^\/releases\/mfe-communication\//, 'at headers');
    await openUnfinished(ana.page, '/tasks');
    await expect(ana.page.getByRole('button', { name: 'Create First Task' })).toBeVisible();
    await ben.call('emergency', 'armAlert', {
      circleId,
      alertId: randomUUID(),
      type: 'panic',
      location: null,
    });
    await expect(ana.page.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: 45_000 });
  },
);

/** Opens the finances, whose remote hangs, and gives the card that comes in their place. */
async function openToItsCard(page: Page): Promise<Locator> {
  await openUnfinished(page, '/finance');
  const card = areaCard(page, 'It took too long to load.');
  await expect(card).toBeVisible();
  return card;
}
