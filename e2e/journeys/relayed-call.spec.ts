import { expect, test as base, type Page } from '@playwright/test';
import { circleOfTwo } from '../product/person';
import { startProduct } from '../product/start-product';
import { startTurnServer, type TurnServer } from '../product/turn-server';
import { launchOptions, receivedBy, watchConnections } from './call-people';

interface RelayedCall {
  turn: TurnServer;
  pages: [Page, Page];
}

/** Ana and Ben in a call that can go no other way than over the operator's coturn. */
const test = base.extend<{ relayed: RelayedCall }>({
  relayed: async ({ browser }, use) => {
    const turn = await startTurnServer();
    const product = await startProduct(turn.environment);
    const { ana, ben } = await circleOfTwo(browser, product);
    for (const { context } of [ana, ben]) await watchConnections(context, 'relay');
    await Promise.all([ana.page.goto(`/chat?with=${ben.id}`), ben.page.goto('/tasks')]);
    await ana.page.getByRole('button', { name: 'Call Ben' }).click();
    await ben.page.getByRole('button', { name: 'Answer', exact: true }).click();
    for (const { page } of [ana, ben]) await expectSound(page);
    await use({ turn, pages: [ana.page, ben.page] });
    await Promise.all([ana.context.close(), ben.context.close()]);
    await product.dispose();
    await turn.stop();
  },
});
test.use({ launchOptions });

const call = (page: Page) => page.getByRole('dialog');

async function expectSound(page: Page): Promise<void> {
  await expect(call(page).getByText('Connected')).toBeVisible({ timeout: 60_000 });
  const { audioEnergy } = await receivedBy(page);
  await expect.poll(async () => (await receivedBy(page)).audioEnergy).toBeGreaterThan(audioEnergy);
}

test('CALL-1 where nothing goes directly, sound passes through the operator’s coturn', async ({
  relayed: { pages },
}) => {
  for (const page of pages) expect((await receivedBy(page)).ways).toEqual(['relay']);
});

test('CALL-1 a call that is cut says so to both, and goes on by itself when the way is back', async ({
  relayed: { turn, pages },
}) => {
  turn.cut();
  for (const page of pages) {
    const lost = call(page).getByText('The connection was lost. Reconnecting...');
    await expect(lost).toBeVisible({ timeout: 60_000 });
  }
  turn.restore();
  for (const page of pages) await expectSound(page);
  await call(pages[0]).getByRole('button', { name: 'End call' }).click();
  for (const page of pages) await expect(call(page)).toBeHidden();
});
