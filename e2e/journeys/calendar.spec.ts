import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { addCalendarEvent, addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

const schedule = (page: Page) => page.getByRole('region', { name: 'Today’s Schedule' });
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const selectedDay = (page: Page) => page.getByRole('button', { name: / selected/ });

test('MFE-7 CAL-1 CAL-2 SHELL-6 an event that one adds for today, then cancels, shows in the other’s dashboard and calendar without reload', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [form, home] = (await Promise.all([open('/calendar', ana), open('/dashboard', ben)])).flat();
  const [calendar] = await open('/calendar', { ...ben, page: await ben.context.newPage() });
  if (!form || !home || !calendar) throw new Error('three pages');
  await expect(schedule(home)).toContainText('No events are planned for today.');
  await expect(calendar.getByText('Nothing on this day')).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'Add Event' })).toHaveCount(0);

  await form.getByRole('button', { name: 'Add Event' }).click();
  const dialog = form.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await expect(dialog.getByText('Enter a start time, or turn on All day.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Cardiology');
  await dialog.getByRole('group', { name: 'Starts' }).getByRole('spinbutton').first().click();
  await form.keyboard.type('0230pm');
  await expect(dialog.getByRole('group', { name: /^Ends/ }).first()).toHaveText(/3.*30.*PM/);
  await dialog.getByLabel(/^Place/).fill('Level 2');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();

  // What is over by now is told of in one line.
  await expect(schedule(home)).toContainText(/Cardiology|1 event earlier today/);
  for (const text of ['2:30 PM', 'until 3:30 PM', 'Level 2'])
    await expect(rowOf(calendar, 'Cardiology')).toContainText(text);
  await expect(selectedDay(calendar)).toHaveAccessibleName(/, 1 item$/);

  await form.getByRole('button', { name: 'Actions for Cardiology' }).click();
  await form.getByRole('menuitem', { name: 'Cancel Event' }).click();
  await expect(rowOf(calendar, 'Cardiology').getByText('Cancelled')).toBeVisible();
  await expect(calendar.getByText('Cardiology', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(schedule(home)).toContainText('No events are planned for today.');
  await home.getByRole('button', { name: /^Notifications, 2 unread/ }).click();
  await expect(home.getByRole('dialog').getByText('Ana cancelled “Cardiology”')).toBeVisible();
  for (const page of [form, home, calendar])
    await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test(
  'CAL-1 ALL-6 a month on the address, tasks among the events, and a deleted event that comes back',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    await addTask(ana, circleId, 'Buy the blue pills');
    await addCalendarEvent(ana, circleId, 'Choir');
    const [page] = await open('/calendar?day=2027-02-28', ana);
    if (!page) throw new Error('one page');
    await expect(page.getByText('February 2027').first()).toBeVisible();
    await expect(page.getByText('Nothing on this day')).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByRole('button', { name: 'Done: Buy the blue pills' }).click();
    await expect(rowOf(page, 'Buy the blue pills').getByText('Task, done')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Choir' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Choir', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Choir', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All tasks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Calendar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  },
);

test(
  'CAL-1 SHELL-7 a wide screen shows in the month what is on each day, and a phone its dots',
  onlyWhole,
  async ({ two: { ana, circleId } }) => {
    for (const title of ['Bath', 'Choir', 'Dinner', 'Walk']) await addCalendarEvent(ana, circleId, title);
    await ana.page.setViewportSize({ width: 1280, height: 800 });
    const [page] = await open('/calendar', ana);
    if (!page) throw new Error('one page');
    await expect(selectedDay(page)).toHaveAccessibleName(/ selected, 4 items$/);
    const cell = page.getByRole('gridcell').filter({ has: selectedDay(page) });
    await expect(cell).toContainText('+2 more');
    await expect(cell.getByText(/^(Bath|Choir|Dinner|Walk)$/)).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cell).toHaveText(/^\d+$/);
    await expect(selectedDay(page)).toHaveAccessibleName(/ selected, 4 items$/);
  },
);
