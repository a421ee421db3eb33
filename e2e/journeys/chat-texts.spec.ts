import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

const composerOf = (page: Page) => page.getByRole('textbox', { name: /message/i });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Where a text begins and ends on the screen, in pixels from the left. */
function edges(message: Locator): Promise<{ first: number; last: number }> {
  return message.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: at(0), last: at(text.length - 1) };
  });
}

test('CHAT-2 markup is text, emoji stay whole, and each message runs in its own direction', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [mine, theirs] = (
    await Promise.all([open('/chat?with=group', ana), open('/chat?with=group', ben)])
  ).flat();
  if (!mine || !theirs) throw new Error('two pages');
  const [markup, emoji] = ['<b onclick=alert(1)>bold</b> &amp; <img src=x>', 'Danke 👩‍👩‍👧‍👦🏳️‍🌈👍🏽'];
  const [hebrew, arabic, english] = ['שלום, הכול בסדר?', 'هل كل شيء على ما يرام؟', 'All is well?'];
  for (const text of [markup, emoji, hebrew, arabic, english]) {
    await composerOf(mine).fill(text);
    await composerOf(mine).press('Enter');
    await expect(thread(theirs).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(thread(theirs).locator('b, img[src="x"]')).toHaveCount(0);
  for (const text of [hebrew, arabic]) {
    const { first, last } = await edges(thread(theirs).getByText(text, { exact: true }));
    expect(first, text).toBeGreaterThan(last);
  }
  const { first, last } = await edges(thread(theirs).getByText(english, { exact: true }));
  expect(first).toBeLessThan(last);

  await composerOf(mine).fill(hebrew);
  expect(await composerOf(mine).evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
  await composerOf(mine).fill(english);
  expect(await composerOf(mine).evaluate((box) => getComputedStyle(box).direction)).toBe('ltr');
});

test(
  'CHAT-2 what is too long says so before it is sent, and a megabyte from the clipboard freezes nothing',
  onlyWhole,
  async ({ two: { ana, ben, circleId } }) => {
    await ana.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [page] = await open('/chat?with=group', ana);
    if (!page) throw new Error('one page');
    const box = composerOf(page);
    await box.fill('Look: ');
    await page.evaluate(async () => {
      const held: number[] = [];
      Object.assign(window, { held });
      new PerformanceObserver((list) =>
        held.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
      await navigator.clipboard.writeText('x'.repeat(1_000_000));
    });
    await box.press('ControlOrMeta+v');
    await expect(page.getByText(/^What you pasted is 1,000,000 characters long/)).toBeVisible();
    await box.press('a');
    await expect(box).toHaveValue('Look: a');
    const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { held: number[] }).held));
    expect(longest).toBeLessThan(1_000);

    await page.evaluate(() => navigator.clipboard.writeText('y'.repeat(8_000)));
    await box.press('ControlOrMeta+v');
    await expect(page.getByText(/^7 characters too long\. A message holds 8,000;/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box.press('Enter');
    await expect(box).toHaveValue(`Look: a${'y'.repeat(8_000)}`);
    expect((await ben.call('communication', 'listMessages', { circleId })).messages).toEqual([]);
    for (let count = 0; count < 7; count += 1) await box.press('Backspace');
    await expect(page.getByText(/too long/)).toBeHidden();
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect
      .poll(
        async () => (await ben.call('communication', 'listMessages', { circleId })).messages[0]?.text.length,
      )
      .toBe(8_000);
  },
);
