import { expect, it } from 'vitest';
import { aCalendarEvent } from '../testing/a-calendar-event';
import { aTask } from '../testing/a-task';
import { calendarItems, countByDay, itemsOn, titlesByDay } from './calendar-items';

const events = [
  aCalendarEvent(1, { time: null }),
  aCalendarEvent(2, { time: '18:00' }),
  aCalendarEvent(3, { time: '08:00', status: 'cancelled' }),
  aCalendarEvent(4, { date: '2026-11-22' }),
];
const tasks = [aTask(5, { dueTime: '18:00' }), aTask(6), aTask(7, { dueTime: '07:30', status: 'completed' })];
const idsOn = (day: string, ...filter: Parameters<typeof calendarItems>[2][]) =>
  itemsOn(day, calendarItems(events, tasks, ...filter)).map(({ id }) => id.at(-1));

it('CAL-1 CAL-2 a day goes by time, events before tasks, all-day ones and tasks without a time last', () => {
  expect(idsOn('2026-11-21')).toEqual(['7', '3', '2', '5', '1', '6']);
});

it('CAL-1 the filter leaves events or tasks', () => {
  expect(idsOn('2026-11-21', 'events')).toEqual(['3', '2', '1']);
  expect(idsOn('2026-11-21', 'tasks')).toEqual(['7', '5', '6']);
});

it('CAL-1 counts what each day has', () => {
  expect(countByDay(calendarItems(events, tasks))).toEqual({ '2026-11-21': 6, '2026-11-22': 1 });
});

it('CAL-1 gives the titles of each day in their order, what is done or called off struck through, tasks outlined', () => {
  const titles = titlesByDay(calendarItems(events, tasks))['2026-11-21'] ?? [];
  const look = titles.map(({ id, isOutlined, isStruck }) => [id.at(-1), isOutlined, isStruck]);
  expect(look.slice(0, 4)).toEqual([
    ['7', true, true],
    ['3', false, true],
    ['2', false, false],
    ['5', true, false],
  ]);
});
