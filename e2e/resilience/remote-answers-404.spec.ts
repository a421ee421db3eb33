import { onlyWhole } from '../depth';
import { expect, open, test } from '../journeys/two-people';
import { areaCard, expectFinance, expectTheRestWorks, financeFiles, goToFinance, harm } from './area-place';

for (const [fault, how] of [
  ['404', {}],
  ['500', onlyWhole],
  ['no connection', onlyWhole],
] as const) {
  test(
    `MFE-8 SHELL-2 a remote that answers ${fault} costs its own area only, and Retry brings it without reload`,
    how,
    async ({ two }) => {
      const { context } = two.ana;
      const heal = await harm(context, financeFiles, (route) =>
        fault === 'no connection'
          ? route.abort('connectionreset')
          : route.fulfill({ status: Number(fault), body: 'not here' }),
      );
      const [page] = await open('/dashboard', two.ana);
      if (!page) throw new Error('one page');
      const tile = page.getByRole('alert').filter({ hasText: 'Financial Management' });
      await expect(tile.getByRole('button', { name: 'Retry' })).toBeVisible();

      await goToFinance(page);
      const card = areaCard(page, 'Financial Management could not be shown.');
      await expect(card).toContainText('It did not load.');
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(card).toContainText('It did not load.');
      await expectTheRestWorks(page);

      await goToFinance(page);
      await expect(card).toBeVisible();
      heal();
      await card.getByRole('button', { name: 'Retry' }).click();
      await expectFinance(page);
      await expect(card).toBeHidden();
      await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
    },
  );
}

test(
  'MFE-8 SHELL-2 a deep link to a remote that is missing shows the whole shell and the way back',
  onlyWhole,
  async ({ two }) => {
    await two.ana.context.route(financeFiles, (route) => route.fulfill({ status: 404, body: 'not here' }));
    const [page] = await open('/finance', two.ana);
    if (!page) throw new Error('one page');
    const card = areaCard(page, 'It did not load.');
    await expect(card).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Financial Management' })).toBeVisible();
    await card.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Ana/ })).toBeVisible();
  },
);
