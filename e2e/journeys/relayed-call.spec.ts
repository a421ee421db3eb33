import { expect, test } from '@playwright/test';
import { circleOfTwo } from '../product/person';
import { startProduct } from '../product/start-product';
import { startTurnServer } from '../product/turn-server';
import { launchOptions, receivedBy, watchConnections } from './call-people';

test.use({ launchOptions });

test('CALL-1 where nothing goes directly, sound passes through the operator’s coturn', async ({
  browser,
}) => {
  const turn = await startTurnServer();
  const product = await startProduct(turn.environment);
  const { ana, ben } = await circleOfTwo(browser, product);
  for (const { context } of [ana, ben]) await watchConnections(context, 'relay');
  await Promise.all([ana.page.goto(`/chat?with=${ben.id}`), ben.page.goto('/tasks')]);
  await ana.page.getByRole('button', { name: 'Call Ben' }).click();
  await ben.page.getByRole('button', { name: 'Answer', exact: true }).click();
  for (const { page } of [ana, ben]) {
    await expect(page.getByRole('dialog').getByText('Connected')).toBeVisible({ timeout: 60_000 });
    await expect.poll(async () => (await receivedBy(page)).audioEnergy).toBeGreaterThan(0);
    expect((await receivedBy(page)).ways).toEqual(['relay']);
  }
  await Promise.all([ana.context.close(), ben.context.close()]);
  await product.dispose();
  await turn.stop();
});
