import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { expect, test } from '../journeys/two-people';

test.describe.configure({ timeout: 180_000 });

test('MFE-7 ten tabs of one browser are all live over one stream, and go on when the leading tab closes', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const streams = new Set<Request>();
  const isStream = (request: Request) => request.url().includes('/api/events');
  ana.context.on('request', (request) => isStream(request) && streams.add(request));
  ana.context.on('requestfinished', (request) => streams.delete(request));
  ana.context.on('requestfailed', (request) => streams.delete(request));
  const openStreams = () => [...streams].filter((request) => !request.frame().page().isClosed()).length;

  const paths = [
    ...['/dashboard', '/tasks', '/circle', '/chat', '/emergency'],
    ...['/finance', '/more', '/tasks', '/calendar', '/medications'],
  ];
  const tabs = [ana.page];
  for (const path of paths) {
    const tab = path === '/dashboard' ? ana.page : await ana.context.newPage();
    if (tab !== ana.page) tabs.push(tab);
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const bell = (count: number) =>
    Promise.all(
      tabs.map((tab) =>
        expect(tab.getByRole('button', { name: `Notifications, ${count} unread` })).toBeVisible({
          timeout: 30_000,
        }),
      ),
    );
  const give = (title: string) =>
    ben.call('care', 'addTask', {
      circleId,
      taskId: randomUUID(),
      title,
      description: '',
      recipientId: null,
      assigneeId: ana.id,
      dueDate: '2030-01-15',
      dueTime: null,
    });

  const { unread } = await ana.call('notifications', 'listNotifications', {});
  const task = await give('For all tabs');
  await bell(unread + 1);
  expect(openStreams()).toBe(1);

  await tabs.shift()?.close();
  // Another task would be gathered with the first.
  const comment = { commentId: randomUUID(), text: 'For all that are left' };
  await ben.call('care', 'addTaskComment', { circleId, taskId: task.id, ...comment });
  await bell(unread + 2);
  await expect.poll(openStreams).toBe(1);
});
