import { randomUUID } from 'node:crypto';
import { onlyWhole } from '../depth';
import { expect, open, test } from '../journeys/two-people';
import { storedIn } from './device';

test(
  'CIRC-4 who is removed loses the circle’s data from the open page, from the next and from every call',
  onlyWhole,
  async ({ two }) => {
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
  },
);

test('AUTH-1 ALL-2 signing out in one tab leaves the others on the sign-in page, and nothing that was being written in any', async ({
  two,
}) => {
  const { ana } = two;
  const [more] = await open('/more', ana);
  if (!more) throw new Error('one page');
  const others = [await ana.context.newPage(), await ana.context.newPage()];
  await Promise.all(others.map((tab) => tab.goto('/chat?with=group')));
  for (const tab of others) {
    await tab.getByRole('textbox', { name: /message/i }).fill('Half a thought');
    await expect.poll(() => storedIn(tab)).toContain('Half a thought');
  }
  await more.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [more, ...others]) {
    await expect(tab.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(tab).toHaveURL(/\/login/);
    await expect.poll(() => storedIn(tab)).not.toMatch(/Half a thought|draft/);
  }
});
