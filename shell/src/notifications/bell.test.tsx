import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notification } from '@carecircle/contracts';
import { setBusState } from '@carecircle/remote-kit';
import { publish, type Answers } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { testNotification, testNotificationPage } from '../testing/test-notification';
import { Bell } from './bell';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function openBell(notifications: Notification[], answers: Answers = {}) {
  const page = testNotificationPage(notifications);
  const shown = await renderShell(<Bell />, {
    answers: { 'notifications.listNotifications': page, ...answers },
    states: { 'notifications.unread': page.unread },
  });
  await shown.user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText(/unread$/);
  return { ...shown, panel };
}

it('SHELL-3 shows the true unread count, 9+ above 9', async () => {
  await renderShell(<Bell />, { states: { 'notifications.unread': 9 } });
  expect(screen.getByRole('button', { name: 'Notifications, 9 unread' })).toBeTruthy();
  expect(screen.getByText('9')).toBeTruthy();
  await act(async () => setBusState('notifications.unread', 10));
  expect(screen.getByRole('button', { name: 'Notifications, 10 unread' })).toBeTruthy();
  expect(screen.getByText('9+')).toBeTruthy();
});

it('SHELL-4 lists the newest first, with words, relative times and unread of total', async () => {
  const { panel } = await openBell([
    testNotification({ createdAt: minutesAgo(0) }),
    testNotification({ createdAt: minutesAgo(12), read: true }),
    testNotification({ createdAt: minutesAgo(150) }),
    testNotification({ createdAt: minutesAgo(49 * 60) }),
  ]);
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('Ben Rivera completed “Groceries” · Just now');
  expect(rows[1]).toContain('12m ago');
  expect(rows[2]).toContain('2h ago');
  expect(rows[3]).toContain('2d ago');
  expect(panel.getByText('3 of 4 unread')).toBeTruthy();
});

it('SHELL-4 opening one reads it and goes to its link', async () => {
  const notification = testNotification();
  const { user, server, panel } = await openBell([notification], {
    'notifications.readNotification': { unread: 0 },
  });
  await user.click(panel.getByRole('link', { name: /Task completed/ }));
  await waitFor(() => expect(location.pathname).toBe('/tasks'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('notifications.readNotification')[0]).toMatchObject({
    notificationId: notification.id,
  });
});

it('SHELL-4 marks all read', async () => {
  const { user, panel } = await openBell([testNotification(), testNotification()], {
    'notifications.readAllNotifications': { unread: 0 },
  });
  await user.click(panel.getByRole('button', { name: 'Mark all read' }));
  expect(await panel.findByText('0 of 2 unread')).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('SHELL-4 deletes one, and says what will be here when none is left', async () => {
  const { user, panel } = await openBell([testNotification()], {
    'notifications.deleteNotification': { unread: 0 },
  });
  await user.click(panel.getByRole('button', { name: 'Delete: Task completed' }));
  expect(await panel.findByText('No notifications')).toBeTruthy();
  expect(panel.getByText("You're all caught up! New notifications will appear here.")).toBeTruthy();
});

it('SHELL-4 MFE-7 shows a new one while the panel is open, once', async () => {
  const { panel } = await openBell([]);
  const notification = testNotification({ cause: 'bill-paid', values: { actor: 'Ben', name: 'Water' } });
  await publish('notification.added', { notification, unread: 1 });
  await publish('notification.added', { notification, unread: 1 });
  expect(panel.getAllByText('Bill paid')).toHaveLength(1);
  expect(panel.getByText('1 of 1 unread')).toBeTruthy();
});

it('SHELL-4 leads to all of them', async () => {
  const { user, panel } = await openBell([testNotification()]);
  await user.click(panel.getByRole('link', { name: 'View all' }));
  expect(location.pathname).toBe('/notifications');
});

it('NOTE-1 tells one of a cause that came with a newer server', async () => {
  const { panel } = await openBell([testNotification({ cause: 'moon-full' })]);
  expect(panel.getByText('News from your circle')).toBeTruthy();
});
