import { onlyWhole } from '../../depth';
import { focusedName, keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';
import { addMedication, addRecipient, addTask } from '../../resilience/examples';

test('ALL-1 TASK-1 TASK-2 by keyboard alone a task is added, taken and completed', async ({ two }) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/dashboard');
  await keyboard.use('link', 'Add Task');
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const title = dialog.getByLabel('Title');
  await expect(title).toBeFocused();
  await keyboard.press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/Enter a title/);
  await keyboard.write('Title', 'Walk with Hugo');
  const assignee = await keyboard.reach('combobox', /Assigned to/);
  await keyboard.press('a');
  await expect(assignee.locator('option:checked')).toHaveText('Anyone in the circle');
  await keyboard.use('button', 'Add Task');
  await expect(dialog).toBeHidden();
  // It was the next of a new circle's first steps: they lead back to where they stand.
  await expect(page.getByRole('link', { name: 'Walk with Hugo', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await keyboard.use('button', 'I’ll do it: Walk with Hugo');
  // The pressed button is gone; the next one of the same task has the focus.
  await expect(page.getByRole('button', { name: 'Done: Walk with Hugo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done: Walk with Hugo' })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  // The message lies over the end of a long page, and hides nothing that has the focus.
  await expect(page.getByText('“Walk with Hugo” is done')).toBeVisible();
  await keyboard.use('link', /^Calendar/);
  await keyboard.use('link', 'All tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
  await keyboard.reach('radio', /^All/);
  await keyboard.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Walk with Hugo', exact: true })).toBeVisible();
});

test(
  'ALL-1 ALL-6 by keyboard alone a task is deleted and brought back with Undo',
  onlyWhole,
  async ({ two }) => {
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
  },
);

test(
  'ALL-1 CHK-1 by keyboard alone a check-in is made, and the focus stays with the form',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    const { page } = ana;
    await addRecipient(ana, circleId, 'Rosa');
    const keyboard = keyboardOf(page);
    await page.goto('/checkin');
    await keyboard.reach('radio', /^Safe & well/);
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Not great/ })).toBeChecked();
    await keyboard.write(/^Notes/, 'Slept badly');
    await keyboard.use('button', 'Submit Check-in');
    const stage = page.getByRole('region', { name: 'New check-in' });
    await expect(stage.getByText('Check-in Submitted!')).toBeVisible();
    await expect(stage).toBeFocused();
    await expect(page.getByRole('button', { name: 'Submit Check-in' })).toBeVisible();
    await expect(stage).toBeFocused();
    await keyboard.reach('radio', /^Safe & well/, { within: 1 });
  },
);

test(
  'ALL-1 CAL-1 by keyboard alone a day is reached with the arrows, and an event put on it and cancelled',
  onlyWhole,
  async ({ two }) => {
    const { page } = two.ana;
    const keyboard = keyboardOf(page);
    await page.goto('/calendar?day=2027-01-30');
    await keyboard.reach('button', /January 30, 2027 selected/);
    await keyboard.press('ArrowRight', 'ArrowRight');
    await expect(page.getByRole('button', { name: /February 1, 2027 selected/ })).toBeFocused();
    await keyboard.use('button', 'Add Event');
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Choir');
    await keyboard.use('switch', 'All day', { key: 'Space' });
    await keyboard.use('button', 'Add Event');
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page.getByRole('button', { name: /February 1, 2027 selected, 1 item/ })).toBeVisible();
    await keyboard.use('button', 'Actions for Choir');
    await keyboard.press('ArrowDown', 'Enter');
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions for Choir' })).toBeFocused();
  },
);

test(
  'ALL-1 GAME-5 by keyboard alone the tabs are walked, a reward is bought and put on',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    const { page } = ana;
    for (let index = 0; index < 10; index += 1) {
      const taskId = await addTask(ana, circleId, `Walk ${index}`);
      await ana.call('care', 'completeTask', { circleId, taskId });
    }
    const points = async () => (await ana.call('points', 'getMemberPoints', { circleId })).totalPoints;
    await expect.poll(points).toBeGreaterThanOrEqual(400);
    await ana.call('points', 'seeAchievements', { circleId });
    const keyboard = keyboardOf(page);
    await page.goto('/gamification');
    await keyboard.reach('tab', 'Overview');
    await keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Rewards' })).toBeFocused();
    await keyboard.use('button', 'Buy for 300 points: Heart Badge', { within: 30 });
    await expect(page.getByRole('alertdialog', { name: 'Buy Heart Badge?' })).toBeVisible();
    await keyboard.use('button', 'Buy for 300 points');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    await keyboard.use('button', 'Use: Heart Badge', { within: 30 });
    await expect(page.getByRole('button', { name: 'Take off: Heart Badge' })).toBeFocused();
  },
);

test(
  'ALL-1 MED-1 MED-5 by keyboard alone a medication is added, and an as-needed dose taken and taken back',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    const { page } = ana;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await addMedication(ana, circleId, recipientId, {
      ...{ name: 'Paracetamol', frequency: 'as-needed', times: [], minimumMinutesBetween: 360 },
    });
    const keyboard = keyboardOf(page);
    await page.goto('/medications');
    await keyboard.use('button', 'Add Medication');
    const dialog = page.getByRole('dialog', { name: 'Add Medication' });
    await expect(dialog.getByLabel(/^Name/)).toBeFocused();
    await page.keyboard.type('Lisinopril');
    await keyboard.use('button', 'Add Medication');
    await expect(dialog.getByLabel(/^Dosage/)).toBeFocused();
    await page.keyboard.type('1 tablet');
    await keyboard.use('button', 'Add Medication');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Lisinopril', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    await keyboard.use('button', 'Mark Taken: Paracetamol');
    await expect(page.getByText(/^Next safe time/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark Taken: Paracetamol' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await keyboard.press('F6');
    await keyboard.use('button', /^Undo$/, { within: 3 });
    await expect(page.getByText('Can be taken now')).toBeVisible();
    await keyboard.use('link', 'Advanced');
    await expect(page.getByRole('heading', { level: 1, name: 'Advanced Medications' })).toBeFocused();
    await keyboard.reach('tab', 'Medications');
    await keyboard.press('ArrowRight', 'ArrowRight');
    await expect(page.getByRole('tab', { name: 'Analytics' })).toBeFocused();
    await expect(page.getByText('no data', { exact: true }).first()).toBeVisible();
  },
);
