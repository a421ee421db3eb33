import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const day = (page: Page, name: RegExp) => page.getByRole('button', { name });

const choose = (page: Page, name: RegExp, label: string) =>
  page.getByRole('dialog').getByRole('combobox', { name }).selectOption({ label });
const menu = async (page: Page, title: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('CAL-4 MFE-7 an event that one repeats stands on the other’s days; this one, the following and all are edited and deleted', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [form] = await open('/calendar?day=2027-01-12', ana);
  const [calendar] = await open('/calendar?day=2027-01-26', ben);
  if (!form || !calendar) throw new Error('two pages');
  await expect(calendar.getByText('Nothing on this day')).toBeVisible();

  await form.getByRole('button', { name: 'Add Event' }).click();
  const dialog = form.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel('Title').fill('Physio');
  await dialog.getByRole('group', { name: 'Starts' }).getByRole('spinbutton').first().click();
  await form.keyboard.type('0230pm');
  await choose(form, /Repeats/, 'Weekly');
  await expect(dialog.getByText('Every week on Tue')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Thursday' }).check({ force: true });
  await expect(dialog.getByText('Every week on Tue and Thu')).toBeVisible();
  await dialog.getByText('Needs a driver').click();
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(form, 'Physio')).toContainText('Every week on Tue and Thu');
  await expect(rowOf(calendar, 'Physio')).toContainText('2:30 PM');

  await calendar.getByRole('button', { name: 'I’ll drive: Physio' }).click();
  await expect(rowOf(calendar, 'Physio')).toContainText('Ben drives');
  await day(form, /January 26, 2027/).click();
  await expect(rowOf(form, 'Physio')).toContainText('Ben drives');

  await day(form, /January 19, 2027/).click();
  await menu(form, 'Physio', 'Edit');
  await form.getByRole('dialog').getByLabel('Title').fill('Physio at home');
  await form.getByRole('button', { name: 'Save' }).click();
  const scope = form.getByRole('dialog', { name: 'Save repeating item' });
  await scope.getByText('This and the following ones').click();
  await scope.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(calendar, 'Physio at home')).toContainText('Ben drives');
  await day(form, /January 12, 2027/).click();
  await expect(rowOf(form, 'Physio')).not.toContainText('at home');

  await day(form, /January 21, 2027/).click();
  await menu(form, 'Physio at home', 'Delete');
  const deletion = form.getByRole('dialog', { name: 'Delete “Physio at home”' });
  await deletion.getByText('Only this one').click();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(form.getByText('Nothing on this day')).toBeVisible();
  await expect(rowOf(calendar, 'Physio at home')).toBeVisible();

  await day(form, /January 19, 2027/).click();
  await menu(form, 'Physio at home', 'Delete');
  await deletion.getByText('All', { exact: true }).click();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(calendar.getByText('Nothing on this day')).toBeVisible();
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(calendar, 'Physio at home')).toContainText('Ben drives');
  for (const page of [form, calendar]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test(
  'TASK-3 a daily task has its days, one of them is done alone, and the board shows what nobody has taken',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addTask(ana, circleId, 'Once');
    const [tasks] = await open('/tasks?add=1', ana);
    const [board] = await open('/tasks/coverage', ben);
    if (!tasks || !board) throw new Error('two pages');
    await expect(rowOf(board, 'Once')).toBeVisible();
    const dialog = tasks.getByRole('dialog', { name: 'Add Task' });
    await dialog.getByRole('textbox').first().fill('Walk with Hugo');
    await choose(tasks, /Assigned to/, 'Anyone in the circle');
    await choose(tasks, /Repeats/, 'Daily');
    await dialog.getByRole('button', { name: 'Add Task' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(board, 'Walk with Hugo')).toHaveCount(14);

    await board.getByRole('button', { name: 'I’ll do it: Walk with Hugo' }).first().click();
    await expect(rowOf(board, 'Walk with Hugo')).toHaveCount(13);
    await expect(rowOf(tasks, 'Walk with Hugo')).toHaveCount(1);
    await tasks.getByRole('button', { name: 'Mark Complete: Walk with Hugo' }).click();
    await expect(tasks.getByText('Done by Ana').or(tasks.getByText('Completed')).first()).toBeVisible();
    await expect(tasks.getByRole('button', { name: 'Mark Complete: Walk with Hugo' })).toHaveCount(1);
    await expect(rowOf(tasks, 'Walk with Hugo')).toHaveCount(2);
    await expect(rowOf(board, 'Walk with Hugo')).toHaveCount(13);
    for (const page of [tasks, board]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  },
);
