import { expect, open, test } from './two-people';

test('MFE-7 CHAT-1 CHAT-2 a message shows on the other screen, and its badge elsewhere', async ({ two }) => {
  const { ana, ben } = two;
  const [chat, home] = (await Promise.all([open('/chat?with=group', ana), open('/dashboard', ben)])).flat();
  if (!chat || !home) throw new Error('two pages');
  const composer = chat.getByRole('textbox', { name: /message/i });
  await composer.fill('   ');
  await composer.press('Enter');
  await composer.fill('Parking is on level 2.');
  await composer.press('Enter');
  await expect(chat.getByText('Parking is on level 2.').first()).toBeVisible();
  await expect(home.getByRole('link', { name: /Chat.*1/ }).first()).toBeVisible();
  await home.getByRole('link', { name: /Chat/ }).first().click();
  const group = home.getByRole('listitem').filter({ hasText: 'Group Chat' });
  await expect(group.getByRole('img', { name: '1 unread' })).toBeVisible();
  await group.getByRole('link').click();
  await expect(home.getByRole('textbox', { name: /message/i })).toBeVisible();
  await expect(home.getByText('Parking is on level 2.').first()).toBeVisible();
  await expect(home.getByRole('link', { name: /Chat.*1/ })).toHaveCount(0);
  await home.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(group).toContainText('Parking is on level 2.');
  await expect(home.locator('html[data-not-reloaded]')).toBeVisible();
});

test('CHAT-3 messages written offline wait, survive closing, and arrive once and in order', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const [chat] = await open('/chat?with=group', ana);
  if (!chat) throw new Error('one page');
  const composer = chat.getByRole('textbox', { name: /message/i });
  await expect(composer).toBeVisible();
  // What a page needs without a network comes when it is idle.
  await expect.poll(() => chat.evaluate(() => caches.has('page-1'))).toBe(true);
  await ana.context.setOffline(true);
  for (const text of ['first', 'second', 'third']) {
    await composer.fill(text);
    await composer.press('Enter');
    await expect(chat.getByText(text, { exact: true }).first()).toBeVisible();
  }
  // A message is shown before the disk has it, and is counted once it has.
  await expect(chat.getByText('3 changes are waiting to be sent.')).toBeVisible();
  await chat.close();
  await ana.context.setOffline(false);
  const again = await ana.context.newPage();
  await again.goto('/dashboard');
  await expect
    .poll(async () =>
      (await ben.call('communication', 'listMessages', { circleId })).messages.map(({ text }) => text),
    )
    .toEqual(['first', 'second', 'third']);
});
