import { expect, it } from 'vitest';
import { createEventBus } from '@carecircle/event-bus';
import { noticeLateReminders } from './notice-late-reminders';

it('NOTE-5 a page knows since when reminders are late, until that is over or a new stream says nothing of it', () => {
  const bus = createEventBus();
  const late = () => bus.state('reminders.lateSince').get();
  noticeLateReminders(bus);
  const since = '2026-11-21T15:00:00.000Z';
  bus.signal('reminders.late', { since });
  expect(late()).toBe(since);
  bus.signal('reminders.late', { since: null });
  expect(late()).toBeNull();
  bus.signal('reminders.late', { since });
  bus.signal('contracts.served', { version: '0.1.0' });
  expect(late()).toBeNull();
});
