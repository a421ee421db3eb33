import { addTask } from '../examples';
import { circleOf, expect, test } from '../device';
import { fillCircle, screensOfProduct, shownOn, withoutData } from '../seen-screens';
import { isWhole, onlyWhole } from '../../depth';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 every screen seen before opens after the browser was closed and the network is away, with data and their time', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const all = screensOfProduct();
  expect(Object.keys(shownOn).sort(), 'screens').toEqual([...all].sort());
  // Each area has many: a landing sees every ninth of them.
  const seen = all.filter((_, index) => isWhole || index % 9 === 0);
  const screens = seen.map((path) => ({ path, shows: shownOn[path] }));
  await fillCircle(ana, ben, await circleOf(ana));
  const addressOf = (path: string) => path.replace(':memberId', ben.id).replace(':remote', 'mfe-finance');
  for (const { path, shows } of screens) await device.visit(addressOf(path), shows);
  await device.close();
  await product.stop();

  const page = await device.open();
  for (const { path, shows = '' } of screens) {
    const time = withoutData.includes(path) ? /Offline\./ : /Offline\. As of \d{1,2}:\d{2} [AP]M\./;
    await page.goto(addressOf(path));
    await expect.soft(page.getByText(shows).first(), path).toBeVisible();
    await expect.soft(page.getByText(time), path).toBeVisible();
  }
});

test(
  'ALL-2 a screen that was never seen says plainly that it needs a connection',
  onlyWhole,
  async ({ installed: { product }, device }) => {
    await device.visit('/tasks');
    await product.stop();
    await device.page().goto('/finance');
    await expect(device.page().getByText('What’s missing here needs a connection.')).toBeVisible();
    await expect(device.page().getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'ALL-2 a page that was opened without a network reads everything anew when there is one',
  onlyWhole,
  async ({ installed: { ana, ben, product }, device }) => {
    const circleId = await circleOf(ana);
    await addTask(ana, circleId, 'Buy the blue pills');
    const page = await device.visit('/tasks', 'Buy the blue pills');
    await device.visit('/circle');
    await product.stop();
    await page.goto('/tasks');
    await expect(page.getByText('Buy the blue pills')).toBeVisible();
    await expect(page.getByText(/Offline\. As of/)).toBeVisible();
    await product.restart();
    await addTask(ben, circleId, 'Walk the dog');
    await expect(page.getByText('Walk the dog')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/Offline\./)).toBeHidden();
  },
);
