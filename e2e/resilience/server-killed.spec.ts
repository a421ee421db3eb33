import type { Page } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';

test('MFE-7 CHAT-3 pages that were open while the server was killed go on live, without reload', async ({
  two,
  product,
}) => {
  const [mine, theirs] = (
    await Promise.all([open('/chat?with=group', two.ana), open('/chat?with=group', two.ben)])
  ).flat() as [Page, Page];
  await write(mine, 'Before the fall');
  await expect(theirs.getByText('Before the fall').first()).toBeVisible();

  await product.kill();
  await write(mine, 'While it lies');
  await expect(mine.getByText('While it lies').first()).toBeVisible();
  await product.restart();
  await expect(theirs.getByText('While it lies').first()).toBeVisible({ timeout: 60_000 });
  await write(theirs, 'After the fall');
  await expect(mine.getByText('After the fall').first()).toBeVisible({ timeout: 60_000 });

  const { messages } = await two.ana.call('communication', 'listMessages', { circleId: two.circleId });
  expect(messages.map(({ text }) => text)).toEqual(['Before the fall', 'While it lies', 'After the fall']);
  for (const page of [mine, theirs]) await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});

async function write(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
}
