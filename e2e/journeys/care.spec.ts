import { randomUUID } from 'node:crypto';
import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { takenByPhone } from '../resilience/photo-with-place';
import { expect, open, test } from './two-people';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());

test('MFE-7 TASK-1 TASK-2 a task that one adds and the other completes shows on both screens without reload', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [tasks, home] = (await Promise.all([open('/tasks', ana), open('/dashboard', ben)])).flat();
  if (!tasks || !home) throw new Error('two pages');

  await tasks.getByRole('button', { name: 'Create First Task' }).click();
  const form = tasks.getByRole('dialog', { name: 'Add Task' });
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await form.getByLabel('Title').fill('Walk with Hugo');
  await form.getByLabel('Assigned to').selectOption({ label: 'Anyone in the circle' });
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(form).toBeHidden();

  await expect(home.getByText('Walk with Hugo')).toBeVisible();
  await home.getByRole('button', { name: /I’ll do it/ }).click();
  await expect(tasks.getByText('Ben', { exact: false }).first()).toBeVisible();
  await home.getByRole('button', { name: 'Done: Walk with Hugo' }).click();

  await tasks
    .getByRole('radio', { name: /Completed/ })
    .or(tasks.getByRole('tab', { name: /Completed/ }))
    .click();
  await expect(tasks.getByRole('button', { name: 'Walk with Hugo', exact: true })).toBeVisible();
  await tasks.getByRole('button', { name: /Notifications/ }).click();
  await expect(tasks.getByRole('dialog').getByText('Ben completed “Walk with Hugo”')).toBeVisible();
  await expect(tasks.locator('html[data-not-reloaded]')).toBeVisible();
  await expect(home.locator('html[data-not-reloaded]')).toBeVisible();
});

test(
  'TASK-3 steps, comments and handing back show on the other screen without reload',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const taskId = randomUUID();
    const facts = { title: 'Drive to the clinic', description: '', recipientId: null, assigneeId: ben.id };
    await ana.call('care', 'addTask', { circleId, taskId, ...facts, dueDate: today(), dueTime: null });
    const [hers, his] = (
      await Promise.all([open(`/tasks?task=${taskId}`, ana), open(`/tasks?task=${taskId}`, ben)])
    ).flat();
    if (!hers || !his) throw new Error('two pages');

    await hers.getByRole('textbox', { name: 'Next step' }).fill('Insurance card');
    await hers.getByRole('textbox', { name: 'Next step' }).press('Enter');
    await his.getByText('Insurance card').click();
    await expect(hers.getByText('1 of 1 done')).toBeVisible();
    await expect(hers.getByText('by Ben')).toBeVisible();

    await his.getByRole('textbox', { name: 'Your comment' }).fill('I cannot after all.');
    await his.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(hers.getByText('I cannot after all.')).toBeVisible();

    await his.getByRole('button', { name: 'Close' }).click();
    await his.getByRole('button', { name: 'Actions for Drive to the clinic' }).click();
    await his.getByRole('menuitem', { name: 'Hand back' }).click();
    await expect(hers.getByText('Unassigned').first()).toBeVisible();
    await hers.getByRole('button', { name: 'Close' }).click();
    await hers.getByRole('button', { name: /Notifications/ }).click();
    await expect(
      hers.getByRole('dialog').getByText('Ben can’t do “Drive to the clinic”. Can you?'),
    ).toBeVisible();
  },
);

test('TASK-2 GAME-1 two siblings complete the same task: one completion, points once', async ({ two }) => {
  const { ana, ben, circleId } = two;
  const taskId = randomUUID();
  await ana.call('care', 'addTask', {
    circleId,
    taskId,
    title: 'Groceries',
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: today(),
    dueTime: null,
  });
  await Promise.all([
    ana.call('care', 'completeTask', { circleId, taskId }),
    ben.call('care', 'completeTask', { circleId, taskId }),
  ]);
  await expect
    .poll(async () => {
      const points = await Promise.all(
        [ana, ben].map((person) => person.call('points', 'getMemberPoints', { circleId })),
      );
      return points.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
    })
    .toBe(25);
});

test('CIRC-1 CIRC-2 AUTH-4 a person joins with the code and is let in while both look on', async ({
  two,
  browser,
  product,
}) => {
  const { ana, circleId } = two;
  const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId });
  const { signUp } = await import('../product/person');
  const tom = await signUp(browser, product, 'Tom');
  const [circle, door] = (await Promise.all([open('/circle', ana), open('/onboarding', tom)])).flat();
  if (!circle || !door) throw new Error('two pages');

  await door.getByText('Join a care circle').click();
  await door.getByLabel('Invite code').fill('CARE-00000000');
  await door.getByRole('button', { name: 'Join circle' }).click();
  await expect(door.getByText('This code is not valid.', { exact: false })).toBeVisible();
  await door.getByLabel('Invite code').fill(inviteCode);
  await door.getByRole('button', { name: 'Join circle' }).click();
  await expect(door.getByText(/^An admin of .+ will let you in\./)).toBeVisible();

  await circle.getByRole('button', { name: 'Accept' }).click();
  await expect(door.getByRole('heading', { name: /Good (morning|afternoon|evening), Tom/ })).toBeVisible();
  await expect(circle.getByText('3 members').first()).toBeVisible();
  await tom.context.close();
});

test(
  'REC-1 MFE-7 a photo of the person cared for shows upright on the other screens without reload, tells no place, and goes',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addRecipient(ana, circleId, 'Rosa');
    const [hers, his] = (await Promise.all([open('/circle', ana), open('/checkin', ben)])).flat();
    if (!hers || !his) throw new Error('two pages');
    const face = his.getByRole('list', { name: 'Check-in times' }).locator('img');
    await expect(
      his.getByRole('button', { name: 'Schedule: Rosa' }).or(his.getByText('Rosa')).first(),
    ).toBeVisible();
    await expect(face).toHaveCount(0);

    const photo = hers.getByRole('dialog', { name: 'Photo of Rosa' });
    const openPhoto = async () => {
      await hers.getByRole('button', { name: 'Rosa', exact: true }).click();
      await hers.getByRole('dialog', { name: 'Rosa' }).getByRole('button', { name: 'Photo' }).click();
    };
    await openPhoto();
    const picture = await hers.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 200, height: 100 } });
    await photo
      .locator('input[type="file"]')
      .setInputFiles({ name: 'rosa.jpg', mimeType: 'image/jpeg', buffer: takenByPhone(picture) });
    await photo.getByRole('button', { name: 'Save Photo' }).click();
    await expect(photo).toBeHidden();
    await expect(face).toBeVisible();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([100, 200]);
    const served = await ben.context.request.get((await face.getAttribute('src')) ?? '');
    expect(served.headers()['content-type']).toBe('image/jpeg');
    expect((await served.body()).includes('Exif')).toBe(false);

    await openPhoto();
    await photo.getByRole('button', { name: 'Remove Photo' }).click();
    await expect(face).toHaveCount(0);
    await expect(his.locator('html[data-not-reloaded]')).toBeAttached();
  },
);
