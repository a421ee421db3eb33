import { expect, test } from '../base-test';
import type { Product } from '../product/start-product';
import { rolloutOfAnHour, steered } from '../releases/rollout-of-an-hour';
import { checkSight, nameOf, sightsOf } from './check-sight';
import { openPage } from './open-screen';
import type { Screen } from './screens';

type SignedIn = Parameters<typeof openPage>[1]['signedIn'];

let rollout: { product: Product; signedIn: SignedIn };
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  const { product, operator } = await rolloutOfAnHour(browser);
  rollout = { product, signedIn: await operator.context.storageState() };
  await operator.context.close();
});
test.afterAll(() => rollout.product.dispose());

const path = `/more/releases/${steered}`;

const screens: Omit<Screen, 'visitor'>[] = [
  { name: 'releases', path: '/more/releases', states: ['full', 'failing'] },
  { name: 'releases of an area', path, states: ['full', 'failing'] },
  {
    name: 'releases of an area, figures',
    path,
    states: ['full'],
    open: async (page) => {
      for (const details of await page.locator('figure summary').all()) await details.click();
      await expect(page.locator('figure').getByRole('table')).toHaveCount(2);
    },
  },
  {
    name: 'releases of an area, give to more',
    path,
    states: ['full'],
    open: async (page) => {
      await page.getByRole('button', { name: /^(Give to more|Dar a más|An mehr ausliefern)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const sight of screens.flatMap((screen) => sightsOf({ ...screen, visitor: 'member' })))
  test(`ALL-1 REL-6 ${nameOf(sight)}`, async ({ browser }, info) => {
    const opened = await openPage(sight.look, { browser, ...rollout });
    await checkSight(opened, sight, info);
    await opened.close();
  });
