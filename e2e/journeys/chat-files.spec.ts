import { chromium, type Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { findBrowser } from '../find-browser.mjs';
import { circleOfTwo } from '../product/person';
import { samplePdf, samplePng } from './sample-files';
import { expect, open, test as base } from './two-people';

/** The browsers of both have a microphone that beeps, and nobody is asked whether it may be used. */
const test = base.extend({
  two: async ({ product }, use) => {
    const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', ...microphone],
    });
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    await use({ ana, ben, circleId: circle.id });
    await browser.close();
  },
});

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function attach(page: Page, entry: 'Photo' | 'Document', name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record voice message' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:02');
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

for (const conversation of ['group', 'direct'] as const) {
  // Both are sent and shown by the same code.
  const depth = conversation === 'group' ? {} : onlyWhole;
  test(`MFE-7 CHAT-2 voice, photo and file go to the other, ${conversation}`, depth, async ({ two }) => {
    const { ana, ben } = two;
    const path = (other: string) => `/chat?with=${conversation === 'group' ? 'group' : other}`;
    const [mine, theirs] = (await Promise.all([open(path(ben.id), ana), open(path(ana.id), ben)])).flat();
    if (!mine || !theirs) throw new Error('two pages');
    await expect(theirs.getByRole('textbox', { name: /message/i })).toBeVisible();

    await record(mine);
    const recorded = mine.getByRole('region', { name: 'Recorded voice message' });
    await recorded.getByRole('button', { name: 'Play' }).click();
    await expect(recorded.getByRole('button', { name: 'Pause' })).toBeVisible();
    await recorded.getByRole('button', { name: 'Send', exact: true }).click();
    const heard = thread(theirs).getByRole('group', { name: /^Voice message, 0:0[1-4]$/ });
    await heard.getByRole('button', { name: 'Play' }).click();
    await expect(heard.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(heard.getByRole('button', { name: 'Play' })).toBeVisible();

    await attach(mine, 'Photo', 'Rash.png', samplePng());
    await mine.getByRole('button', { name: 'Send Image' }).click();
    await thread(theirs).getByRole('button', { name: 'Open photo Rash.jpg' }).click();
    const large = theirs.getByRole('dialog', { name: 'Rash.jpg' });
    await expect(large.getByRole('img', { name: 'Rash.jpg' })).toBeVisible();
    await large.getByRole('button', { name: 'Close' }).click();

    await attach(mine, 'Document', 'Plan.pdf', samplePdf('The plan'));
    await mine.getByRole('button', { name: 'Send File' }).click();
    const saving = theirs.waitForEvent('download');
    await thread(theirs).getByRole('link', { name: 'Download Plan.pdf' }).click();
    expect((await saving).suggestedFilename()).toBe('Plan.pdf');
    for (const page of [mine, theirs]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  });
}

test('CHAT-2 what is recorded or picked can be left', onlyWhole, async ({ two }) => {
  const [page] = await open('/chat?with=group', two.ana);
  if (!page) throw new Error('a page');
  await page.getByRole('button', { name: 'Record voice message' }).click();
  await page.getByRole('button', { name: 'Cancel recording' }).click();
  await record(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await attach(page, 'Document', 'Plan.pdf', samplePdf('The plan'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await attach(page, 'Document', 'Page.txt', Buffer.from('<html><script>alert(1)</script>'));
  await page.getByRole('button', { name: 'Send File' }).click();
  await expect(page.getByText('doesn’t match its name')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test(
  'CHAT-2 a file over a broken line goes on where it ended; without one it waits and says so',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben } = two;
    const [mine, theirs] = (
      await Promise.all([open('/chat?with=group', ana), open('/chat?with=group', ben)])
    ).flat();
    if (!mine || !theirs) throw new Error('two pages');
    let parts = 0;
    await mine.route('**/api/communication/uploads/**', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      parts += 1;
      return parts === 2 ? route.abort('connectionreset') : route.continue();
    });
    const bytes = Buffer.concat([samplePdf('Long'), Buffer.alloc(1_500_000, ' ')]);
    await attach(mine, 'Document', 'Long.pdf', bytes);
    await ana.context.setOffline(true);
    await expect(mine.getByText('This stays here until you can send it')).toBeVisible();
    await expect(mine.getByRole('button', { name: 'Send File' })).toBeDisabled();
    await ana.context.setOffline(false);
    await mine.getByRole('button', { name: 'Send File' }).click();
    await expect(thread(theirs).getByText('Long.pdf')).toBeVisible({ timeout: 30_000 });
    expect(parts).toBe(4);
  },
);

test(
  'CHAT-2 an urgent message is confirmed by its reader, which its sender sees',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben } = two;
    const [mine, theirs] = (
      await Promise.all([open('/chat?with=group', ana), open('/chat?with=group', ben)])
    ).flat();
    if (!mine || !theirs) throw new Error('two pages');
    const composer = mine.getByRole('textbox', { name: /message/i });
    await composer.fill('Mom fell, call me');
    await mine.getByRole('button', { name: 'Urgent' }).click();
    await composer.press('Enter');
    await expect(thread(mine).getByText('No one has confirmed yet')).toBeVisible();
    await thread(theirs).getByRole('button', { name: 'Got it' }).click();
    await expect(thread(mine).getByText('Confirmed by Ben')).toBeVisible();
    await expect(thread(theirs).getByRole('button', { name: 'Got it' })).toBeHidden();
  },
);
