import { expect, open, test } from '../journeys/two-people';
import { answerChanged, areaCard, expectFinance, expectTheRestWorks, goToFinance, harm } from './area-place';

const changes = {
  'one byte of a chunk': {
    files: /\/releases\/mfe-finance\/.*\/finance\.page-[\w-]+\.js$/,
    change: (code: string) => `${code.slice(0, -1)} `,
  },
  'foreign code in a chunk': {
    files: /\/releases\/mfe-finance\/.*\/finance\.page-[\w-]+\.js$/,
    change: (code: string) => `globalThis.foreignCodeRan = true;${code}`,
  },
  'foreign code in the container': {
    files: /\/releases\/mfe-finance\/.*\/remote-[\w-]+\.js$/,
    change: (code: string) => `globalThis.foreignCodeRan = true;${code}`,
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
    expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);

    heal();
    await card.getByRole('button', { name: 'Retry' }).click();
    await expectFinance(page);
    await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
  });
}
