import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { wcagViolations } from '../screens/wcag-violations';
import { expect, open, test } from './two-people';

test('MFE-7 EMER-1 EMER-2 an alert goes out after the countdown, stands on every screen, and ends on both', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [emergency, elsewhere] = (await Promise.all([open('/emergency', ana), open('/tasks', ben)])).flat();
  if (!emergency || !elsewhere) throw new Error('two pages');

  await emergency.getByRole('button', { name: /^Panic/ }).click();
  await expect(emergency.getByRole('button', { name: /cancel emergency/i })).toBeVisible();
  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeHidden();

  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: 15_000 });
  await expect(emergency.getByText('ACTIVE EMERGENCY').first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(emergency.getByText(/Ben/).first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Mark Resolved' }).click();
  const question = elsewhere.getByRole('alertdialog', { name: 'Is the emergency over?' });
  await question.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeHidden();
  await expect(emergency.getByText('ACTIVE EMERGENCY')).toBeHidden();
});

test('EMER-1 EMER-6 an alert cancelled in time tells nobody', async ({ two }) => {
  const { ana, ben, circleId } = two;
  const [emergency] = await open('/emergency', ana);
  await emergency?.getByRole('button', { name: /^Panic/ }).click();
  await emergency?.getByRole('button', { name: /cancel emergency/i }).click();
  await expect(
    emergency?.getByRole('button', { name: /cancel emergency/i }) ?? ana.page.locator('nothing'),
  ).toBeHidden();
  // The screen says it at once, before the server has heard.
  await expect.poll(() => ana.call('emergency', 'listOpenAlerts', { circleId })).toEqual([]);
  expect((await ben.call('emergency', 'listAlerts', { circleId })).alerts).toEqual([]);
});

test('EMER-6 a phone that dies during the countdown still alerts', async ({ two }) => {
  const { ana, ben, circleId } = two;
  const [emergency, elsewhere] = (
    await Promise.all([open('/emergency', ana), open('/dashboard', ben)])
  ).flat();
  await emergency?.getByRole('button', { name: /^Panic/ }).click();
  await expect(
    emergency?.getByRole('button', { name: /cancel emergency/i }) ?? ana.page.locator('nothing'),
  ).toBeVisible();
  await expect.poll(() => ana.call('emergency', 'listOpenAlerts', { circleId })).toHaveLength(1);
  await ana.page.close();
  await expect(elsewhere?.getByText('ACTIVE EMERGENCY') ?? ben.page.locator('nothing')).toBeVisible({
    timeout: 15_000,
  });
});

test(
  'EMER-2 EMER-6 one raises an alert, the other sees where and goes, and at the end the place is gone',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const chicago = { latitude: 41.8781, longitude: -87.6298, accuracy: 12 };
    await ana.context.grantPermissions(['geolocation']);
    await ana.context.setGeolocation(chicago);
    await ben.context.grantPermissions(['geolocation']);
    await ben.context.setGeolocation({ ...chicago, latitude: 41.8871 });
    const [hers, his] = (await Promise.all([open('/emergency', ana), open('/emergency', ben)])).flat();
    if (!hers || !his) throw new Error('two pages');
    await hers.getByRole('button', { name: /^Panic/ }).click();
    const banner = his.getByRole('region', { name: 'ACTIVE EMERGENCY' });
    await expect(banner).toBeVisible({ timeout: 20_000 });
    await expect(banner.getByText(/Ana is 1 km to the south of you/)).toBeVisible();
    await ana.context.setGeolocation({ ...chicago, latitude: 41.8601 });
    await expect(banner.getByText(/Ana is 3 km to the south of you/)).toBeVisible({ timeout: 30_000 });
    expect(await wcagViolations(his)).toEqual([]);

    await banner.getByRole('button', { name: 'I’m going' }).click();
    await expect(hers.getByText(/On the way: Ben, since/).first()).toBeVisible();
    await banner.getByRole('button', { name: 'I can’t go after all' }).click();
    await expect(hers.getByText(/On the way: Ben/)).toHaveCount(0);
    await banner.getByRole('button', { name: 'I’m going' }).click();
    await banner.getByRole('button', { name: 'Mark Resolved' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Mark Resolved' }).click();
    await expect(hers.getByText('ACTIVE EMERGENCY')).toBeHidden();
    const { alerts } = await ben.call('emergency', 'listAlerts', { circleId });
    expect(alerts).toMatchObject([{ location: null, helpers: [{ memberId: ben.id }] }]);
  },
);

test(
  'EMER-6 a drill says so on both screens, ends for both, and is no entry of the history',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const [hers, his] = (await Promise.all([open('/emergency', ana), open('/tasks', ben)])).flat();
    if (!hers || !his) throw new Error('two pages');
    await hers.getByRole('button', { name: 'Start a drill' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Start a drill' }).click();
    await expect(hers.getByRole('alertdialog', { name: 'DRILL', exact: true })).toBeVisible();
    const drill = his.getByRole('region', { name: 'DRILL' });
    await expect(drill).toBeVisible({ timeout: 20_000 });
    await expect(his.getByText('ACTIVE EMERGENCY')).toBeHidden();
    await drill.getByRole('button', { name: 'End drill' }).click();
    await expect(hers.getByRole('region', { name: 'DRILL' })).toBeHidden();
    expect((await ana.call('emergency', 'listAlerts', { circleId })).alerts).toEqual([]);
  },
);

test('EMER-7 a card is opened by its code without an account, which both members see, until it is ended', async ({
  two,
  browser,
}) => {
  const { ana, ben, circleId } = two;
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  const path = `/emergency/card?for=${recipientId}`;
  const [hers, his] = (await Promise.all([open(path, ana), open(path, ben)])).flat();
  if (!hers || !his) throw new Error('two pages');
  await hers.getByRole('button', { name: 'Make a code' }).click();
  await expect(his.getByRole('img', { name: 'Code that opens the card of Rosa' })).toBeVisible();
  expect(await wcagViolations(hers)).toEqual([]);
  const card = await ana.call('emergency', 'getCard', { circleId, recipientId });
  const url = new URL(card.link?.path ?? '', hers.url()).href;

  const stranger = await browser.newContext({ locale: 'de-DE' });
  const page = await stranger.newPage();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa');
  await expect(page.getByText('Allergien')).toBeVisible();
  expect(await wcagViolations(page)).toEqual([]);
  const views = (of: typeof hers) => of.getByRole('list', { name: 'Opened by link' }).getByRole('listitem');
  await expect(views(hers)).toHaveCount(1);
  await expect(views(his)).toHaveCount(1);

  await page.goto(url.replace(/#.*/, `#${'A'.repeat(43)}`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Karte lässt sich nicht öffnen');
  await hers.getByRole('button', { name: 'End the link' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expect(his.getByRole('img', { name: 'Code that opens the card of Rosa' })).toBeHidden();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Karte lässt sich nicht öffnen');
  await expect(views(hers)).toHaveCount(1);
  await stranger.close();
});

test(
  'EMER-7 ALL-2 a card that was seen opens without a connection',
  onlyWhole,
  async ({ two: { ana, circleId } }) => {
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    const [page] = await open(`/emergency/card?for=${recipientId}`, ana);
    if (!page) throw new Error('one page');
    const sheet = page.getByRole('article', { name: 'Emergency card of Rosa' });
    await expect(sheet).toBeVisible();
    // The device keeps what was shown a moment later.
    await expect.poll(() => page.evaluate(() => caches.has('page-1')), { timeout: 60_000 }).toBe(true);
    await expect(async () => {
      await ana.context.setOffline(false);
      await page.reload();
      await expect(sheet).toBeVisible();
      // What is kept is kept when the page has nothing else to do.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await ana.context.setOffline(true);
      await page.reload();
      await expect(sheet).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await ana.context.setOffline(false);
  },
);
