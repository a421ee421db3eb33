import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { BrowserContext, Page } from '@playwright/test';
import { addTask } from './examples';
import { expect, open, test } from './over-line';
import { onlyWhole } from '../depth';

test.describe.configure({ timeout: 180_000 });

test('MFE-7 streams cut again and again lose and double nothing, and come back soon, each when its lot says', async ({
  two,
  line,
}) => {
  const { ana, ben, circleId } = two;
  // A thread draws what it has room for: here all that will come.
  await ana.page.setViewportSize({ width: 390, height: 2400 });
  const [chat] = (await open('/chat?with=group', ana)) as [Page];
  await heardFrom(chat);
  const texts = Array.from({ length: 30 }, (_, index) => `Line ${String(index + 1).padStart(2, '0')}`);
  const cutAt: number[] = [];
  for (const [index, text] of texts.entries()) {
    const messageId = randomUUID();
    const sending = ben.call('communication', 'sendMessage', {
      circleId,
      messageId,
      recipientId: null,
      text,
    });
    if (index % 6 === 3 && line.cutStreams() > 0) cutAt.push(Date.now());
    await sending;
    if (index % 6 === 5) await expect(chat.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(chat.getByText('Line 30', { exact: true })).toBeVisible();
  expect(await chat.getByText(/^Line \d\d$/).allTextContents()).toEqual(texts);
  await expect(chat.locator('html[data-not-reloaded]')).toBeVisible();

  expect(cutAt.length).toBeGreaterThan(2);
  const waits = cutAt.map((cut) => (line.streamStarts.find(({ at }) => at >= cut)?.at ?? Infinity) - cut);
  // The draw is below 1 s, the rest is what the machine takes to notice; one slow moment of it proves nothing.
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(2_000);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test(
  'MFE-7 behind a proxy that holds streams back, the page falls back to short answers and shows what happens',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, ben, circleId } = two;
    line.bufferStreams();
    const [tasks] = (await open('/tasks', ana)) as [Page];
    // Before the stream has begun, the page's first reading would bring the task.
    await expect.poll(() => line.streamStarts.length).toBeGreaterThan(0);
    await addTask(ben, circleId, 'While nothing arrives');
    await expect(tasks.getByText('While nothing arrives')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => line.streamStarts.at(-1)?.url, { timeout: 30_000 }).toContain('brief');

    await addTask(ben, circleId, 'Over the fallback');
    await expect(tasks.getByText('Over the fallback')).toBeVisible({ timeout: 5_000 });

    line.heal();
    await expect.poll(() => line.streamStarts.at(-1)?.url.includes('brief'), { timeout: 30_000 }).toBe(false);
    await addTask(ben, circleId, 'Over a stream again');
    await expect(tasks.getByText('Over a stream again')).toBeVisible({ timeout: 5_000 });
    await expect(tasks.locator('html[data-not-reloaded]')).toBeVisible();
  },
);

test(
  'MFE-7 a page that comes back after its place in the history was trimmed reads everything anew',
  onlyWhole,
  async ({ two, line, product }) => {
    const { ana, ben, circleId } = two;
    const [tasks] = (await open('/tasks', ana)) as [Page];
    await heardFrom(tasks);
    line.eatAnswers(/events/);
    line.cutStreams();
    for (const title of ['Missed one', 'Missed two', 'Missed three']) await addTask(ben, circleId, title);
    await product.stop();
    await trimHistory(product.dataDir, circleId);
    await product.restart();
    line.heal();
    for (const title of ['Missed one', 'Missed two', 'Missed three'])
      await expect(tasks.getByText(title)).toHaveCount(1, { timeout: 40_000 });
    await addTask(ben, circleId, 'Live again');
    await expect(tasks.getByText('Live again')).toHaveCount(1);
    await expect(tasks.locator('html[data-not-reloaded]')).toBeVisible();
  },
);

test(
  'MFE-7 a leading tab that hangs is replaced, and follows when it comes to',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const [first] = (await open('/tasks', ana)) as [Page];
    await heardFrom(first);
    const second = await ana.context.newPage();
    await second.goto('/tasks');
    await addTask(ben, circleId, 'Seen by both');
    for (const tab of [first, second]) await expect(tab.getByText('Seen by both')).toBeVisible();

    const thaw = await hang(ana.context, first);
    await addTask(ben, circleId, 'After the leader hung');
    await expect(second.getByText('After the leader hung')).toBeVisible({ timeout: 40_000 });

    await thaw();
    await expect(first.getByText('After the leader hung')).toBeVisible();
    await addTask(ben, circleId, 'After it came to');
    for (const tab of [first, second]) await expect(tab.getByText('After it came to')).toHaveCount(1);
  },
);

/** Forgets a circle's history but the last event, as an installation that trims it would. */
async function trimHistory(dataDir: string, circleId: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'));
  await database.query(
    'delete from events where scope_id = $1 and sequence < (select max(sequence) from events where scope_id = $1)',
    [circleId],
  );
  await database.close();
}

/** The stream has brought something: the page is live. */
async function heardFrom(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0))
    .toBeGreaterThan(0);
}

/** Stops a page's whole event loop, as a frozen or blocked tab; the answer lets it go on. */
async function hang(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const debugging = await context.newCDPSession(page);
  await debugging.send('Debugger.enable');
  const paused = new Promise((resolve) => debugging.once('Debugger.paused', resolve));
  await debugging.send('Debugger.pause');
  await paused;
  return async () => {
    await debugging.send('Debugger.resume');
    await debugging.send('Debugger.disable');
  };
}
