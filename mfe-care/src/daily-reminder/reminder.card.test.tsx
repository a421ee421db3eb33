import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish, renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { aCheckIn } from '../testing/a-check-in';
import ReminderCard from './reminder.card';

it('SHELL-6 shows the reminder, and asks anew when what it speaks of has changed', async () => {
  const texts = ['Rosa needs help today.', 'A short walk helps.'];
  const { server } = await renderFeature(<ReminderCard />, {
    remote,
    path: '/dashboard',
    answers: { 'care.getDailyReminder': () => ({ kind: 'crisis', text: texts.shift() ?? '' }) },
  });
  expect(screen.getByText('Rosa needs help today.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Daily Reminder' })).toBeTruthy();
  await publish('check-in.added', { checkIn: aCheckIn(1) });
  await waitFor(() => expect(screen.getByText('A short walk helps.')).toBeTruthy());
  expect(server.callsOf('care.getDailyReminder')).toHaveLength(2);
});
