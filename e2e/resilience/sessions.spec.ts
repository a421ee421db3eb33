import { randomUUID } from 'node:crypto';
import { expect, open, test } from '../journeys/two-people';

test('CIRC-4 who is removed loses the circle’s data from the open page, from the next and from every call', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await ana.call('care', 'addTask', {
    circleId,
    taskId: randomUUID(),
    title: 'Bring the blue folder',
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: '2030-01-15',
    dueTime: null,
  });
  const [tasks] = await open('/tasks', ben);
  if (!tasks) throw new Error('one page');
  await expect(tasks.getByText('Bring the blue folder')).toBeVisible();

  await ana.call('circles', 'removeMember', { circleId, memberId: ben.id });
  await expect(tasks.getByText('Bring the blue folder')).toBeHidden();
  await expect(tasks.getByRole('heading', { name: 'Rosa' })).toHaveCount(0);
  await expect(tasks.getByRole('navigation').getByRole('link', { name: /^Calendar/ })).toHaveCount(0);
  await expect(ben.call('care', 'listTasks', { circleId })).rejects.toThrow(/40[34]/);
  await expect(
    ben.call('communication', 'sendMessage', {
      circleId,
      messageId: randomUUID(),
      recipientId: null,
      text: 'Am I still here?',
    }),
  ).rejects.toThrow(/40[34]/);
  await tasks.goto('/tasks');
  await expect(tasks.getByText('Bring the blue folder')).toHaveCount(0);
  await expect(tasks).toHaveURL(/\/onboarding/);
});

test('AUTH-1 signing out in one tab leaves the others on the sign-in page', async ({ two }) => {
  const { ana } = two;
  const [more] = await open('/more', ana);
  if (!more) throw new Error('one page');
  const others = [await ana.context.newPage(), await ana.context.newPage()];
  await Promise.all(others.map((tab, index) => tab.goto(index === 0 ? '/tasks' : '/chat')));
  for (const tab of others) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await more.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [more, ...others]) {
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 30_000 });
    await expect(tab).toHaveURL(/\/login/);
  }
});
