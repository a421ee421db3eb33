import type { Page } from '@playwright/test';
import { launchOptions, receivedBy, watchConnections } from './call-people';
import { signInAt, type Person } from '../product/person';
import { expect, open, test } from './two-people';
import { onlyWhole } from '../depth';

test.use({ launchOptions });

const callScreen = (page: Page, name: string) => page.getByRole('dialog', { name });
const ringing = (page: Page, name: string) => page.getByRole('alertdialog', { name: `${name} is calling` });

/** Ana is in the direct thread with Ben, who is somewhere else. */
async function ready(ana: Person, ben: Person): Promise<[Page, Page]> {
  for (const { context } of [ana, ben]) await watchConnections(context);
  const [[own], [theirs]] = await Promise.all([open(`/chat?with=${ben.id}`, ana), open('/tasks', ben)]);
  if (!own || !theirs) throw new Error('two pages');
  return [own, theirs];
}

async function connect(own: Page, theirs: Page, kind: 'Call Ben' | 'Video call with Ben'): Promise<void> {
  await own.getByRole('button', { name: kind }).click();
  await expect(callScreen(own, 'Ben').getByText('Starting call with Ben')).toBeVisible();
  await ringing(theirs, 'Ana').getByRole('button', { name: 'Answer', exact: true }).click();
  for (const [page, name] of [
    [own, 'Ben'],
    [theirs, 'Ana'],
  ] as const)
    await expect(callScreen(page, name).getByText('Connected')).toBeVisible({ timeout: 30_000 });
}

/** Once so much more has come: time in which something else could have come too. */
const moreFrames = async (page: Page, more: number) => {
  const { frames } = await receivedBy(page);
  await expect
    .poll(async () => (await receivedBy(page)).frames, { timeout: 60_000 })
    .toBeGreaterThan(frames + more);
};

test('CALL-1 sound and picture reach the other browser; muted and with the camera off nothing does', async ({
  two: { ana, ben },
}) => {
  const [own, theirs] = await ready(ana, ben);
  await connect(own, theirs, 'Video call with Ben');
  for (const page of [own, theirs]) {
    await expect.poll(async () => (await receivedBy(page)).audioEnergy).toBeGreaterThan(0);
    await moreFrames(page, 10);
  }
  await expect(callScreen(theirs, 'Ana').getByLabel('Ana on camera')).toBeVisible();

  const controls = callScreen(own, 'Ben');
  await controls.getByRole('button', { name: 'Mute' }).click();
  await expect(callScreen(theirs, 'Ana').getByText('Ana, muted')).toBeVisible();
  const silent = await receivedBy(theirs);
  await moreFrames(theirs, 20);
  const still = await receivedBy(theirs);
  expect(still.audioPackets - silent.audioPackets).toBeLessThan(5);
  await controls.getByRole('button', { name: 'Unmute' }).click();
  await expect
    .poll(async () => (await receivedBy(theirs)).audioPackets)
    .toBeGreaterThan(still.audioPackets + 20);

  await controls.getByRole('button', { name: 'Camera off' }).click();
  await expect(callScreen(theirs, 'Ana').getByLabel('Ana on camera')).toBeHidden();

  await controls.getByRole('button', { name: 'End call' }).click();
  for (const [page, name] of [
    [own, 'Ben'],
    [theirs, 'Ana'],
  ] as const)
    await expect(callScreen(page, name)).toBeHidden();
  await expect(own.getByRole('button', { name: 'Call Ben' })).toBeEnabled();
});

test('CALL-1 the screen of a call closes 500 ms after its end', onlyWhole, async ({ two: { ana, ben } }) => {
  const [own, theirs] = await ready(ana, ben);
  await connect(own, theirs, 'Call Ben');
  await own.evaluate(() => {
    const seen: { ended?: number; closed?: number } = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog?.textContent?.includes('Call ended')) seen.ended ??= performance.now();
      if (seen.ended !== undefined && !dialog) seen.closed ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await callScreen(own, 'Ben').getByRole('button', { name: 'End call' }).click();
  await expect(callScreen(own, 'Ben')).toBeHidden();
  const lasted = await own.evaluate(() => {
    const { seen } = window as unknown as { seen: { ended: number; closed: number } };
    return seen.closed - seen.ended;
  });
  expect(lasted).toBeGreaterThan(400);
});

test('CALL-1 declining stops the ringing, and the caller is told', async ({ two: { ana, ben } }) => {
  const [own, theirs] = await ready(ana, ben);
  await own.getByRole('button', { name: 'Call Ben' }).click();
  await ringing(theirs, 'Ana').getByRole('button', { name: 'Decline' }).click();
  await expect(ringing(theirs, 'Ana')).toBeHidden();
  await expect(callScreen(own, 'Ben')).toBeHidden();
  await expect(own.getByText('Ben can’t talk now')).toBeVisible();
});

test('CALL-1 a call that its caller gives up is a missed one', onlyWhole, async ({ two: { ana, ben } }) => {
  const [own, theirs] = await ready(ana, ben);
  await own.getByRole('button', { name: 'Call Ben' }).click();
  await expect(ringing(theirs, 'Ana')).toBeVisible();
  await callScreen(own, 'Ben').getByRole('button', { name: 'End call' }).click();
  await expect(ringing(theirs, 'Ana')).toBeHidden();
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByRole('link', { name: /Missed call from Ana/ })).toBeVisible();
});

test(
  'CALL-1 SET-4 a call rings where auto sync is off, and connects when it is answered',
  onlyWhole,
  async ({ two: { ana, ben } }) => {
    const [own, theirs] = await ready(ana, ben);
    await theirs.getByRole('navigation').getByRole('link', { name: 'More' }).click();
    await theirs.getByRole('link', { name: /^App Settings/ }).click();
    await theirs.getByText('Auto sync', { exact: true }).click();
    await expect(theirs.getByText('Auto sync is off.')).toBeVisible();
    await own.getByRole('button', { name: 'Call Ben' }).click();
    await expect(ringing(theirs, 'Ana')).toBeVisible();
    await callScreen(own, 'Ben').getByRole('button', { name: 'End call' }).click();
    await expect(ringing(theirs, 'Ana')).toBeHidden();
    await expect(callScreen(own, 'Ben')).toBeHidden();

    await connect(own, theirs, 'Call Ben');
    await expect.poll(async () => (await receivedBy(theirs)).audioEnergy).toBeGreaterThan(0);
  },
);

test(
  'CALL-1 answered on one device it stops on the other one, which can take it over',
  onlyWhole,
  async ({ browser, product, two: { ana, ben } }) => {
    const [own, theirs] = await ready(ana, ben);
    const tablet = await browser.newContext({ baseURL: product.origin });
    await watchConnections(tablet);
    const second = await tablet.newPage();
    await second.goto('/login?to=/calendar');
    await signInAt(second, ben);
    await expect(second.getByRole('heading', { name: 'Calendar' }).first()).toBeVisible();
    await own.getByRole('button', { name: 'Call Ben' }).click();
    await expect(ringing(second, 'Ana')).toBeVisible({ timeout: 30_000 });
    await ringing(theirs, 'Ana').getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(ringing(second, 'Ana')).toBeHidden();
    await expect(callScreen(own, 'Ben').getByText('Connected')).toBeVisible({ timeout: 30_000 });

    await second.getByRole('button', { name: 'Move it here' }).click();
    await expect(callScreen(theirs, 'Ana')).toBeHidden();
    await expect(callScreen(second, 'Ana').getByText('Connected')).toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await receivedBy(second)).audioEnergy).toBeGreaterThan(0);
    await tablet.close();
  },
);

test(
  'CALL-1 a page that goes away ends its part, and a lost live connection does not',
  onlyWhole,
  async ({ two: { ana, ben } }) => {
    const [own, theirs] = await ready(ana, ben);
    await connect(own, theirs, 'Call Ben');
    await ana.context.setOffline(true);
    const { audioPackets } = await receivedBy(theirs);
    await expect.poll(async () => (await receivedBy(theirs)).audioPackets).toBeGreaterThan(audioPackets + 50);
    await ana.context.setOffline(false);
    await expect(callScreen(own, 'Ben').getByText('Connected')).toBeVisible();
    await theirs.goto('/calendar');
    await expect(callScreen(own, 'Ben')).toBeHidden();
  },
);

test(
  'CALL-1 CIRC-3 Call and Video Call on the member page; without a microphone it says what to do',
  onlyWhole,
  async ({ two: { ana, ben } }) => {
    const [own] = await open(`/circle/member/${ben.id}`, ana);
    if (!own) throw new Error('one page');
    await expect(own.getByRole('button', { name: 'Video Call' })).toBeVisible();
    await own.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await own.getByRole('button', { name: 'Call', exact: true }).click();
    const problem = own.getByRole('alertdialog', { name: 'Microphone' });
    await expect(problem).toContainText('Click the lock icon in the address bar');
    await problem.getByRole('button', { name: 'Close' }).click();
    await expect(problem).toBeHidden();
    await expect(own.getByRole('button', { name: 'Call', exact: true })).toBeEnabled();
  },
);
