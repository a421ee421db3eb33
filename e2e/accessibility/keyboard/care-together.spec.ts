import { addRecipient } from '../../resilience/examples';
import { expect, test } from '../../journeys/two-people';
import { keyboardOf } from './keyboard';

test('ALL-1 CARE-1 by keyboard alone somebody takes over, hands over and writes into the journal', async ({
  two,
}) => {
  const { ana, circleId } = two;
  const { page } = ana;
  await addRecipient(ana, circleId, 'Rosa');
  const keyboard = keyboardOf(page);
  await page.goto('/care-log');
  await keyboard.use('button', 'I’m starting now');
  await expect(page.getByRole('list', { name: 'With Rosa now' })).toContainText('since');
  await keyboard.use('button', 'I’m done');
  const times = page.getByRole('dialog', { name: /How long did it take/ });
  await expect(times).toBeVisible();
  await keyboard.write('Minutes', '90');
  await keyboard.write(/next person/, 'She slept badly');
  await keyboard.use('checkbox', 'Important', { key: 'Space' });
  await keyboard.use('button', 'Save');
  await expect(times).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByText('She slept badly')).toBeVisible();

  await keyboard.reach('tab', 'Now & hand-off', { isBackwards: true });
  await keyboard.press('End');
  await keyboard.use('button', 'Write an entry');
  await keyboard.write(/How was the day/, 'Sang all day');
  await keyboard.use('button', 'Save');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Sang all day')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write an entry' })).toBeFocused();
});

test('ALL-1 CHK-4 by keyboard alone check-ins are planned, paused and resumed', async ({ two }) => {
  const { ana, circleId } = two;
  const { page } = ana;
  await addRecipient(ana, circleId, 'Rosa');
  const keyboard = keyboardOf(page);
  await page.goto('/checkin');
  await keyboard.use('button', 'Schedule: Rosa', { within: 40 });
  const sheet = page.getByRole('dialog');
  await keyboard.use('switch', 'Ask for check-ins', { key: 'Space' });
  await keyboard.reach('combobox', /Who is asked/);
  await page.keyboard.type('Ben');
  await keyboard.use('button', 'Save', { within: 40 });
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Schedule: Rosa' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use('button', 'Pause', { within: 40 });
  await keyboard.write(/^Reason/, 'At the hospital');
  await keyboard.use('button', 'Pause');
  await expect(page.getByText('Paused until someone resumes').first()).toBeVisible();
  await keyboard.use('button', 'Resume', { isBackwards: true });
  await expect(page.getByText('Paused until someone resumes')).toHaveCount(0);
});

test('ALL-1 CAL-4 by keyboard alone an event is repeated on two days of the week, and all of it deleted and brought back', async ({
  two,
}) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/calendar?day=2027-01-12&add=1');
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Physio');
  await keyboard.use('switch', 'All day', { key: 'Space' });
  await keyboard.reach('combobox', /Repeats/, { within: 40 });
  await page.keyboard.type('Weekly');
  await keyboard.use('checkbox', 'Thursday', { key: 'Space' });
  await expect(form.getByText('Every week on Tue and Thu')).toBeVisible();
  await keyboard.use('button', 'Add Event', { within: 40 });
  await expect(form).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Physio' });
  await expect(row).toContainText('Every week on Tue and Thu');
  await keyboard.use('button', 'Actions for Physio', { within: 40 });
  await keyboard.press('End', 'Enter');
  const deletion = page.getByRole('dialog', { name: 'Delete “Physio”' });
  await keyboard.reach('radio', /^Only this one/);
  await keyboard.press('ArrowUp');
  await expect(deletion.getByRole('radio', { name: 'All', exact: true })).toBeFocused();
  await keyboard.use('button', 'Delete');
  await expect(page.getByText('Nothing on this day')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.press('F6');
  await keyboard.use('button', 'Undo');
  await expect(row).toBeVisible();
});

test('ALL-1 CAL-4 by keyboard alone a feed is made and ended, and a file brought in', async ({ two }) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/calendar/feeds');
  await keyboard.use('button', 'Create an address');
  await expect(page.getByRole('status', { name: 'Address of the feed' })).toContainText('/feeds/');
  await keyboard.use('button', /^End the feed/);
  await keyboard.use('button', 'End feed');
  await expect(page.getByText('No feeds yet')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await page.goto('/calendar/import');
  const asked = page.waitForEvent('filechooser');
  await keyboard.use('button', /Choose/);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z'];
  const event = ['DTSTART:20270112T150000Z', 'SUMMARY:Choir', 'END:VEVENT', 'END:VCALENDAR'];
  await (
    await asked
  ).setFiles({
    ...{ name: 'choir.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from([...lines, ...event, ''].join('\r\n')),
  });
  await keyboard.use('button', 'Look into the file');
  await keyboard.use('button', 'Add to the calendar');
  await expect(page.getByText('1 event was added')).toBeVisible();
});

test('ALL-1 REC-1 by keyboard alone a person is added, and somebody cared for says how they are', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const keyboard = keyboardOf(ana.page);
  await ana.page.goto('/circle');
  await keyboard.use('button', 'Add Person', { within: 40 });
  const form = ana.page.getByRole('dialog', { name: 'Add Person' });
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await ana.page.keyboard.type('Rosa');
  await keyboard.use('button', 'Add Person', { within: 60 });
  await expect(form).toBeHidden();
  await expect(ana.page.locator('body')).not.toBeFocused();
  await expect(ana.page.getByRole('button', { name: /^Rosa/ })).toBeVisible();

  await addRecipient(ana, circleId, 'Benito', { memberId: ben.id, decisionMakerIds: [ana.id] });
  const own = keyboardOf(ben.page);
  await ben.page.goto('/for-you');
  await own.use('button', 'I am well');
  await expect(ben.page.getByText(/^You said at .+ that you are well\.$/)).toBeVisible();
  await expect(ben.page.locator('body')).not.toBeFocused();
});
