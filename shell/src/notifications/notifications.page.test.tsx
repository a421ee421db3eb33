import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { testNotification, testNotificationPage } from '../testing/test-notification';
import NotificationsPage from './notifications.page';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('SHELL-4 lists all by day and reads older ones on demand', async () => {
  const newest = testNotificationPage([
    testNotification(),
    testNotification({ createdAt: daysAgo(1), values: { actor: 'Ben Rivera', title: 'Laundry' } }),
  ]);
  const oldest = testNotificationPage([
    testNotification({ createdAt: daysAgo(9), values: { actor: 'Ben Rivera', title: 'Mail' } }),
  ]);
  const { user } = await renderShell(<NotificationsPage />, {
    answers: {
      'notifications.listNotifications': ({ cursor }) =>
        cursor ? oldest : { ...newest, nextCursor: 'older' },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText(/Mail/)).toBeTruthy();
  expect(screen.getAllByRole('heading')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('SHELL-4 filters by unread and by type, in the address too', async () => {
  const { user, server } = await renderShell(<NotificationsPage />, {
    path: '/notifications?type=bill',
    answers: { 'notifications.listNotifications': testNotificationPage([]) },
  });
  await screen.findByText('Nothing here with this filter.');
  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(location.search).toBe('?type=bill&unread=true');
  expect(server.callsOf('notifications.listNotifications').at(-1)).toMatchObject({
    type: 'bill',
    unread: 'true',
  });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(location.search).toBe('');
});

it('SHELL-4 shows a new one only where the filter lets it through', async () => {
  await renderShell(<NotificationsPage />, {
    path: '/notifications?type=bill',
    answers: { 'notifications.listNotifications': testNotificationPage([]) },
  });
  await screen.findByText('Nothing here with this filter.');
  await publish('notification.added', { notification: testNotification(), unread: 1 });
  expect(screen.queryByText('Task completed')).toBeNull();
  const bill = testNotification({
    type: 'bill',
    cause: 'bill-paid',
    values: { actor: 'Ben', name: 'Water' },
  });
  await publish('notification.added', { notification: bill, unread: 2 });
  expect(screen.getByText('Bill paid')).toBeTruthy();
});
