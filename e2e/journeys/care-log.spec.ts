import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('MFE-7 CARE-1 one comes on and goes, and what they hand over reaches the other, who marks it as read', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'caregiver' });
  const [mine, other] = (await Promise.all([open('/care-log', ana), open('/care-log', ben)])).flat();
  if (!mine || !other) throw new Error('two pages');
  await expect(other.getByText('No one is there right now.')).toBeVisible();

  await mine.getByRole('button', { name: 'I’m starting now' }).click();
  const onNow = other.getByRole('list', { name: 'With Rosa now' });
  await expect(onNow).toContainText('Ana');
  await expect(onNow).toContainText('since');

  await mine.getByRole('button', { name: 'I’m done' }).click();
  const dialog = mine.getByRole('dialog', { name: /How long did it take/ });
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('90');
  await dialog.getByLabel(/next person/).fill('She slept badly, let her rest');
  await dialog.getByText('Important', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await expect(other.getByText('No one is there right now.')).toBeVisible();
  const unread = other.getByRole('list', { name: '1 note to read' });
  for (const text of ['Ana', 'Important', 'She slept badly, let her rest'])
    await expect(unread).toContainText(text);
  await unread.getByRole('button', { name: /^Read/ }).click();
  await expect(unread).toBeHidden();
  await expect(mine.getByRole('list', { name: 'Hand-off notes' })).toContainText('Read by Ben');
  await expect
    .poll(async () => (await ben.call('notifications', 'listNotifications', {})).notifications)
    .toContainEqual(expect.objectContaining({ cause: 'hand-off-important', priority: 'high' }));

  await other.getByRole('tab', { name: 'Hours' }).click();
  await expect(other.getByRole('list', { name: 'All entries' })).toContainText('1 h 30 min');
  for (const page of [mine, other]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test(
  'CARE-1 PRIV-1 a friend reads of the journal what is for everyone, and it leaves their screen when that changes',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addRecipient(ana, circleId, 'Rosa');
    await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'friend' });
    const [mine, friends] = (
      await Promise.all([open('/care-log?tab=journal', ana), open('/care-log', ben)])
    ).flat();
    if (!mine || !friends) throw new Error('two pages');
    const write = async (text: string, isForAll: boolean) => {
      await mine.getByRole('button', { name: 'Write an entry' }).click();
      const dialog = mine.getByRole('dialog');
      await dialog.getByLabel(/How was the day/).fill(text);
      if (isForAll) await dialog.getByText('Everyone in the circle').click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    await expect(friends.getByRole('tab')).toHaveCount(0);
    await write('A hard night', false);
    await write('Sang all day', true);
    await expect(friends.getByText('Sang all day')).toBeVisible();
    await expect(friends.getByText('A hard night')).toHaveCount(0);
    await expect(friends.getByRole('button', { name: 'Write an entry' })).toHaveCount(0);

    const entry = mine.getByRole('listitem').filter({ hasText: 'Sang all day' });
    await entry.getByRole('button', { name: /^Actions/ }).click();
    await mine.getByRole('menuitem', { name: 'Edit' }).click();
    await mine.getByRole('dialog').getByText('Caregivers and family', { exact: true }).click();
    await mine.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(friends.getByText('Sang all day')).toBeHidden();
    for (const page of [mine, friends]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  },
);

test(
  'ALL-2 CARE-1 a note that is written without a connection is sent once when there is one',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'caregiver' });
    const [mine, other] = (await Promise.all([open('/care-log', ana), open('/care-log', ben)])).flat();
    if (!mine || !other) throw new Error('two pages');
    await expect(mine.getByRole('button', { name: 'I’m starting now' })).toBeEnabled();
    await ana.context.setOffline(true);
    await expect(mine.getByRole('button', { name: 'I’m starting now' })).toBeDisabled();
    await mine.getByRole('button', { name: 'Write a note' }).click();
    await mine.getByLabel(/next person/).fill('Written in the lift');
    await mine.getByRole('button', { name: 'Hand over' }).click();
    await expect(mine.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await ana.context.setOffline(false);
    await expect(other.getByText('Written in the lift')).toBeVisible();
    await expect(mine.getByText('Waiting to be sent', { exact: true })).toBeHidden();
    const { notes } = await ben.call('care', 'listHandOffNotes', { circleId, recipientId });
    expect(notes.map(({ text }) => text)).toEqual(['Written in the lift']);
  },
);
