import { focusedName, keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';

test('ALL-1 TASK-1 TASK-2 by keyboard alone a task is added, taken and completed', async ({ two }) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/dashboard');
  await keyboard.use('link', 'Add Task');
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const title = dialog.getByLabel('What has to be done');
  await expect(title).toBeFocused();
  await keyboard.press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/Say what has to be done/);
  await keyboard.write('What has to be done', 'Walk with Hugo');
  await keyboard.use('button', /Assigned to/);
  await expect(page.getByRole('listbox')).toBeVisible();
  await keyboard.press('Home');
  await expect(page.getByRole('option', { name: /Anyone in the circle/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Assigned to/ })).toBeFocused();
  await keyboard.use('button', 'Add Task');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Walk with Hugo')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await keyboard.use('link', /^Home/, { within: 30 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.use('button', 'I’ll do it: Walk with Hugo');
  // The pressed button is gone; the next one of the same task has the focus.
  await expect(page.getByRole('button', { name: 'Done: Walk with Hugo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done: Walk with Hugo' })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  await keyboard.use('link', /^Tasks/);
  await keyboard.reach('radio', /^All/);
  await keyboard.press('ArrowRight', 'ArrowRight');
  await keyboard.press('Space');
  await expect(page.getByText('Walk with Hugo')).toBeVisible();
});

test('ALL-1 ALL-6 by keyboard alone a task is deleted and brought back with Undo', async ({ two }) => {
  const { ana, circleId } = two;
  const { page } = ana;
  for (const [title, dueTime] of Object.entries({ First: '20:00', Second: '21:00', Third: '22:00' }))
    await ana.call('care', 'addTask', {
      circleId,
      taskId: crypto.randomUUID(),
      title,
      description: '',
      recipientId: null,
      assigneeId: null,
      dueDate: '2999-01-01',
      dueTime,
    });
  const keyboard = keyboardOf(page);
  await page.goto('/tasks');
  await keyboard.use('button', 'Actions for Second');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(page.getByRole('button', { name: 'Second', exact: true })).toBeHidden();
  // The next row takes the focus, and the message with Undo does not.
  await expect.poll(() => focusedName(page)).toBe('button Third');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await keyboard.press('F6');
  await keyboard.use('button', 'Undo', { within: 3 });
  await expect(page.getByRole('button', { name: 'Second', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Third', exact: true })).toBeFocused();
});
