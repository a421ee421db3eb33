import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalendarEvent } from '@carecircle/contracts';
import { publish, renderFeature, testIds } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { aCalendarEvent } from '../testing/a-calendar-event';
import ScheduleCard from './schedule.card';

const today = '2026-11-21';
const of = (digit: number, fields: Partial<CalendarEvent>) =>
  aCalendarEvent(digit, { circleId: testIds.circle, date: today, ...fields });
const late = of(1, { title: 'Choir', time: '17:00' });
const early = of(2, { title: 'Cardiology', time: '10:30' });
const allDay = of(3, { title: 'Lucía visits', time: null });
const cancelled = of(4, { title: 'Dentist', time: '08:00', status: 'cancelled' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T15:00:00Z`) });
});
afterEach(() => void vi.useRealTimers());

const render = (events: CalendarEvent[], role: 'admin' | 'family' = 'admin') =>
  renderFeature(<ScheduleCard />, {
    remote,
    path: '/dashboard',
    session: { role },
    answers: { 'care.listCalendarEvents': events },
  });
const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('SHELL-6 shows the first two pending events of today and how many more there are', async () => {
  const { server } = await render([late, allDay, cancelled, early]);
  expect(shown()).toEqual(['Cardiology', 'Choir', '+1 more event today']);
  expect(server.callsOf('care.listCalendarEvents')).toMatchObject([{ from: today, to: today }]);
});

it('SHELL-6 MFE-7 follows what others do', async () => {
  await render([early]);
  const later = { updatedAt: '2030-01-01T00:00:00.000Z' };
  await publish('calendar-event.added', { calendarEvent: late });
  expect(shown()).toEqual(['Cardiology', 'Choir']);
  await publish('calendar-event.cancelled', { calendarEvent: { ...early, ...later, status: 'cancelled' } });
  expect(shown()).toEqual(['Choir']);
});

it('SHELL-6 an empty day offers to add an event to who may', async () => {
  await render([]);
  expect(screen.getByRole('link', { name: 'Add an event' }).getAttribute('href')).toBe('/calendar?add=1');
  await render([cancelled], 'family');
  expect(screen.getByText('No events are planned for today.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add an event' })).toBeNull();
});

it('SHELL-6 what is over comes after what is to come, and does not take its place', async () => {
  const breakfast = of(5, { title: 'Breakfast', time: '07:00', endTime: '07:30' });
  const now = of(6, { title: 'Physio', time: '08:30', endTime: null });
  await render([breakfast, now, late, early]);
  expect(shown()).toEqual(['Physio', 'Cardiology', '+1 more event today', '1 event earlier today']);
});

it('SHELL-6 says that the rest of the day is free when all of it is over', async () => {
  await render([of(5, { title: 'Breakfast', time: '07:00', endTime: '07:30' })]);
  expect(screen.getByText('Nothing more planned for today')).toBeTruthy();
  expect(shown()).toEqual(['1 event earlier today']);
});
