import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, open, test } from '../journeys/two-people';
import { followPath } from '../product/follow-path';
import { answerChanged, areaCard, expectFinance, expectTheRestWorks, goToFinance, harm } from './area-place';

test('MFE-8 every script and stylesheet that the page and all remotes load has an integrity that the browser checks', async ({
  two,
}) => {
  const [page] = await open('/dashboard', two.ana);
  if (!page) throw new Error('one page');
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Ana/ })).toBeVisible();
  await expectTheRestWorks(page);
  await followPath(page, '/emergency');
  await expect(page.getByText(/Panic/).first()).toBeVisible();
  await goToFinance(page);
  await expectFinance(page);

  const remotes = ['mfe-care', 'mfe-communication', 'mfe-emergency', 'mfe-finance', 'mfe-settings'];
  const { loaded, unchecked } = await filesOf(page);
  for (const place of ['/assets/', ...remotes.map((remote) => `/releases/${remote}/`)])
    expect(
      loaded.some((path) => path.startsWith(place) && path.endsWith('.js')),
      place,
    ).toBe(true);
  expect(loaded.some((path) => path.endsWith('.css'))).toBe(true);
  expect(unchecked).toEqual([]);
});

test(
  'MFE-8 a changed stylesheet of a remote is refused by its checksum at every address, and the true one is used once it is there',
  onlyWhole,
  async ({ two }) => {
    const { context } = two.ana;
    const files = /\/releases\/mfe-finance\/.*\.css$/;
    const heal = await harm(context, files, (route) =>
      answerChanged(route, (css) => `${css}\n:root { --foreign: 1; }`),
    );
    const [page] = await open('/calendar', two.ana);
    if (!page) throw new Error('one page');
    await goToFinance(page);
    const card = areaCard(page, 'It did not load.');
    await expect(card).toBeVisible();
    expect(await foreignStyle(page)).toBe('');
    await expectTheRestWorks(page);

    heal();
    await goToFinance(page);
    await expectFinance(page);
    expect(await foreignStyle(page)).toBe('');
    await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
  },
);

/** Scripts and stylesheets that the page uses, not what it only fetches to keep it, and those of them that have no integrity. */
function filesOf(page: Page): Promise<{ loaded: string[]; unchecked: string[] }> {
  return page.evaluate(() => {
    const pathOf = (address: string) => new URL(address, location.origin).pathname;
    const maps = [...document.querySelectorAll('script[type="importmap"]')].map(
      ({ textContent }) => JSON.parse(textContent) as { integrity: Record<string, string> },
    );
    const named = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[integrity^="sha"]')];
    const checked = new Set([
      ...maps.flatMap(({ integrity }) => Object.keys(integrity).map(pathOf)),
      ...named.map((element) => pathOf('href' in element ? element.href : element.src)),
    ]);
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'fetch')
      .map(({ name }) => pathOf(name))
      .filter((path) => /\.(?:js|css)$/.test(path));
    return { loaded, unchecked: loaded.filter((path) => !checked.has(path)) };
  });
}

function foreignStyle(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--foreign'));
}
