import path from 'node:path';
import { onlyWhole } from '../depth';
import { addCalendarEvent } from '../resilience/examples';
import { expect, open, test } from './two-people';

const exported = (name: string) =>
  path.join(import.meta.dirname, '../../server/src/modules/calendar/files/exported', name);

test(
  'CAL-4 a feed made on the screen is read by another program until it is ended',
  onlyWhole,
  async ({ two, playwright, product }) => {
    const { ana, circleId } = two;
    await addCalendarEvent(ana, circleId, 'Choir');
    const [page] = await open('/calendar', ana);
    if (!page) throw new Error('one page');
    await page.getByRole('link', { name: 'Calendar feed' }).click();
    await expect(page.getByText('No feeds yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create an address' }).click();
    const url = await page.getByRole('status', { name: 'Address of the feed' }).innerText();
    expect(url).toMatch(/\/feeds\/[\w-]{43}\.ics$/);

    const program = await playwright.request.newContext({ baseURL: product.origin });
    const answer = await program.get(url);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('SUMMARY:Choir');
    const row = page.getByRole('list', { name: 'Your feeds' }).getByRole('listitem');
    await expect(row).toContainText('Times and titles');

    await row.getByRole('button', { name: /^End the feed/ }).click();
    await page.getByRole('button', { name: 'End feed' }).click();
    await expect(page.getByText('No feeds yet')).toBeVisible();
    await expect(page.getByText(url)).toHaveCount(0);
    expect((await program.get(url)).status()).toBe(404);
    await program.dispose();
  },
);

test('CAL-4 MFE-7 a file of another program comes in after a look at it, and shows in the other’s calendar without reload', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [form] = await open('/calendar/import', ana);
  const [calendar] = await open('/calendar?day=2026-03-05', ben);
  if (!form || !calendar) throw new Error('two pages');
  await expect(calendar.getByText('Nothing on this day')).toBeVisible();

  await form.locator('input[type=file]').setInputFiles({
    name: 'large.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.alloc(4_000_000, 'x'),
  });
  await expect(form.getByText(/The file has 3\.81 MB; up to 2 MB can be imported/)).toBeVisible();
  await form.locator('input[type=file]').setInputFiles(exported('google.ics'));
  await form.getByRole('button', { name: 'Look into the file' }).click();
  await expect(form.getByText('5 events will be added')).toBeVisible();
  await form.getByRole('button', { name: 'Add to the calendar' }).click();
  await expect(form.getByText('5 events were added')).toBeVisible();
  await expect(form.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();

  await expect(calendar.getByRole('main').getByText('Cardiologist Dr. Núñez')).toBeVisible();
  await calendar.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await expect(
    calendar.getByRole('dialog').getByText('Ana imported 5 events into the calendar'),
  ).toBeVisible();
  for (const page of [form, calendar]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});
