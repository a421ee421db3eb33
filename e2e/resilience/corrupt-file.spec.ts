import type { Page } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';
import type { Person } from '../product/person';
import { answerChanged, areaCard, expectFinance, expectTheRestWorks, goToFinance, harm } from './area-place';

const foreignCode = 'globalThis.foreignCodeRan = true;';

const changes = {
  'one byte of a chunk': {
    files: /\/releases\/mfe-finance\/.*\/finance\.page-[\w-]+\.js$/,
    change: (code: string) => `${code.slice(0, -1)} `,
  },
  'foreign code in a chunk': {
    files: /\/releases\/mfe-finance\/.*\/finance\.page-[\w-]+\.js$/,
    change: (code: string) => `${foreignCode}${code}`,
  },
  'foreign code in the container': {
    files: /\/releases\/mfe-finance\/.*\/remote-[\w-]+\.js$/,
    change: (code: string) => `${foreignCode}${code}`,
  },
};

for (const [what, { files, change }] of Object.entries(changes)) {
  test(`MFE-8 ${what} is refused by its checksum at every address, and the true file runs after Retry`, async ({
    two,
  }) => {
    const { context } = two.ana;
    const heal = await harm(context, files, (route) => answerChanged(route, change));
    const [page] = await open('/finance', two.ana);
    if (!page) throw new Error('one page');
    const card = areaCard(page, 'It did not load.');
    await expect(card).toBeVisible();
    await expectTheRestWorks(page);
    await goToFinance(page);
    await expect(card).toBeVisible();
    expect(await hasForeignCodeRun(page)).toBe(false);

    heal();
    await card.getByRole('button', { name: 'Retry' }).click();
    await expectFinance(page);
    await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
  });
}

test('MFE-8 SET-4 foreign code in the words of another language is refused by its checksum, and the other areas speak it', async ({
  two,
}) => {
  const page = await chooseSpanish(two.ana, /\/releases\/mfe-settings\/.*\/es-[\w-]+\.js$/);
  await expect(page.getByRole('navigation').getByText('Calendario').first()).toBeVisible();
  await expect(page.getByText('Font size')).toBeVisible();
  expect(await hasForeignCodeRun(page)).toBe(false);

  await page.reload();
  await expect(page.getByText('Calendario').first()).toBeVisible();
  expect(await hasForeignCodeRun(page)).toBe(false);
});

test('MFE-8 SET-4 foreign code in the shell’s own words of another language is refused by its checksum', async ({
  two,
}) => {
  const page = await chooseSpanish(two.ana, /\/assets\/es-[\w-]+\.js$/);
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  expect(await hasForeignCodeRun(page)).toBe(false);
});

/** Ana changes to Spanish, of which some files hold foreign code, and the page has refused them. */
async function chooseSpanish(ana: Person, files: RegExp): Promise<Page> {
  await harm(ana.context, files, (route) => answerChanged(route, (code) => `${foreignCode}${code}`));
  const [page] = await open('/more/app-settings', ana);
  if (!page) throw new Error('one page');
  const refused = page.waitForEvent('console', (said) => said.text().includes("'es' could not be loaded"));
  await page.getByText('Español').click();
  await refused;
  return page;
}

function hasForeignCodeRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'foreignCodeRan' in globalThis);
}
