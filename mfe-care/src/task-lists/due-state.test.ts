import { expect, it } from 'vitest';
import { dueState } from './due-state';

const now = { day: '2026-02-28', time: '10:00' };
const due = (dueDate: string, dueTime: string | null = null) => dueState({ dueDate, dueTime }, now);

it('TASK-1 says in which of four words a task is due', () => {
  expect(due('2026-02-27')).toBe('overdue');
  expect(due('2026-02-28')).toBe('today');
  expect(due('2026-03-01')).toBe('tomorrow');
  expect(due('2026-03-02')).toBe('later');
});

it('TASK-1 is overdue from the minute after its time, without a time from the next day', () => {
  expect(due('2026-02-28', '09:59')).toBe('overdue');
  expect(due('2026-02-28', '10:00')).toBe('today');
  expect(due('2026-02-28', null)).toBe('today');
});
