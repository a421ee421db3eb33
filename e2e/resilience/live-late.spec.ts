import { onlyWhole } from '../depth';
import { expect, test } from '../journeys/two-people';
import { addTask } from './examples';

test('MFE-6 MFE-7 the first screen needs neither schemas nor stream; what happened before they could be loaded comes in once', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  let isHeldBack = true;
  let refusals = 0;
  await ana.page.route(/\/assets\/(?:go-live|contracts-schemas)-/, (route) => {
    if (!isHeldBack) return route.continue();
    refusals += 1;
    return route.abort('connectionreset');
  });
  await addTask(ben, circleId, 'Before the page');
  await ana.page.goto('/dashboard');
  await expect(ana.page.getByText('Before the page')).toBeVisible();
  await expect.poll(() => refusals, { timeout: 30_000 }).toBeGreaterThan(1);

  await addTask(ben, circleId, 'Before the stream');
  isHeldBack = false;
  await expect(ana.page.getByText('Before the stream')).toHaveCount(1, { timeout: 30_000 });
  await addTask(ben, circleId, 'Over the stream');
  await expect(ana.page.getByText('Over the stream')).toHaveCount(1);
});

test(
  'ALL-2 a page that loses the network before it is live says so, and is live when the network is back',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const liveParts = /\/assets\/(?:go-live|contracts-schemas)-/;
    await ana.page.route(liveParts, (route) => route.abort('internetdisconnected'));
    await ana.page.goto('/dashboard');
    await ana.context.setOffline(true);
    await expect(ana.page.getByText(/^Offline\./)).toBeVisible();

    await addTask(ben, circleId, 'While offline');
    await ana.page.unroute(liveParts);
    await ana.context.setOffline(false);
    await expect(ana.page.getByText('While offline')).toHaveCount(1, { timeout: 30_000 });
    await expect(ana.page.getByText(/^Offline\./)).toBeHidden();
  },
);
