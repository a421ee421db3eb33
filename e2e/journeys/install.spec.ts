import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

test(
  'SHELL-7 the app can be installed: manifest, icons and a worker that stands by',
  onlyWhole,
  async ({ two }) => {
    const [page] = await open('/dashboard', two.ana);
    if (!page) throw new Error('one page');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await two.ana.context.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ name: 'CareCircle', display: 'standalone' });
    for (const icon of manifest.icons) {
      expect((await two.ana.context.request.get(icon.src)).status(), icon.src).toBe(200);
    }
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)),
      )
      .toBe(true);
  },
);

test('SHELL-7 without a network a new visit says so in plain words and comes back by itself', async ({
  two,
}) => {
  const [page] = await open('/dashboard', two.ana);
  if (!page) throw new Error('one page');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await two.ana.context.setOffline(true);
  await page.goto('/tasks');
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await two.ana.context.setOffline(false);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test(
  'SHELL-7 a wide screen uses its width: side navigation, and list beside detail',
  onlyWhole,
  async ({ two }) => {
    await two.ana.page.setViewportSize({ width: 1280, height: 800 });
    const [page] = await open('/chat', two.ana);
    if (!page) throw new Error('one page');
    const rail = await page.getByRole('navigation').first().boundingBox();
    const composer = await page.getByRole('textbox', { name: /message/i }).boundingBox();
    expect(rail?.x).toBeLessThan(100);
    expect(rail?.height).toBeGreaterThan(250);
    expect(composer?.width).toBeGreaterThan(400);
  },
);
