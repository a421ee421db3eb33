import { expect, type Browser, type Page } from '@playwright/test';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { openTour, slowDown } from './tour';

interface Interaction {
  durationMs: number;
  waitedMs: number;
  handledMs: number;
  name: string;
  target: string;
}

/** The slowest interaction of journeys through the product on a processor slowed four times (INP). */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  member: Member,
): Promise<Figure[]> {
  const page = await openPhone(browser, origin, member);
  await openTour(page, '/dashboard');
  await slowDown(page, 4);
  const measured: Interaction[] = [];
  for (const journey of [useBell, doTasks, writeMessages, lookAtMoney]) {
    await journey(page);
    measured.push(...((await page.evaluate('interactions.splice(0)')) as Interaction[]));
  }
  await page.context().close();
  measured.sort((a, b) => b.durationMs - a.durationMs);
  const [worst] = measured;
  for (const { durationMs, waitedMs, handledMs, name, target } of measured.slice(0, 8))
    console.info(
      `${durationMs} ms ${name} on “${target}”: ${waitedMs.toFixed()} waited, ${handledMs.toFixed()} handled`,
    );
  return [
    {
      promise: 'Slowest interaction of all journeys, processor slowed 4 times (INP)',
      measured: worst?.durationMs ?? NaN,
      unit: 'ms',
      limit: { atMost: 80, of: 'measured' },
    },
  ];
}

async function useBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function doTasks(page: Page) {
  await goTo(page, 'Calendar');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await page
    .getByRole('button', { name: /Add Task/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Add Task' });
  await form.getByLabel('What has to be done').pressSequentially('Pick up the new glasses');
  await form.getByRole('button', { name: /Assigned to/ }).click();
  await page.getByRole('option', { name: /Anyone in the circle/ }).click();
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(form).toBeHidden();
}

async function writeMessages(page: Page) {
  await goTo(page, 'Chat');
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.pressSequentially('The new glasses are here.');
  await composer.press('Enter');
  await expect(page.getByText('The new glasses are here.').first()).toBeVisible();
}

async function lookAtMoney(page: Page) {
  await goTo(page, 'More');
  await page.getByRole('link', { name: /Bills & Budget/ }).click();
  for (const tab of ['Bills', 'History', 'Overview']) await page.getByRole('tab', { name: tab }).click();
  await page
    .getByRole('button', { name: /^Mark Paid: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Mark Paid' });
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
}

async function goTo(page: Page, name: string) {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
