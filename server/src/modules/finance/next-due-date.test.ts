import { describe, expect, it } from 'vitest';
import { anchorDayOf, nextDueDate } from './next-due-date';

describe('nextDueDate', () => {
  it.each([
    ['monthly', '2026-01-31', 31, '2026-02-28'],
    ['monthly', '2026-02-28', 31, '2026-03-31'],
    ['monthly', '2026-03-31', 31, '2026-04-30'],
    ['monthly', '2028-01-30', 30, '2028-02-29'],
    ['monthly', '2026-12-15', 15, '2027-01-15'],
    ['monthly', '2026-02-28', 28, '2026-03-28'],
    ['quarterly', '2026-11-30', 30, '2027-02-28'],
    ['quarterly', '2027-02-28', 30, '2027-05-30'],
    ['annually', '2028-02-29', 29, '2029-02-28'],
    ['annually', '2031-02-28', 29, '2032-02-29'],
    ['weekly', '2026-12-28', 28, '2027-01-04'],
    ['weekly', '2026-03-05', 31, '2026-03-12'],
  ] as const)('FIN-2 %s: %s with day %i leads to %s', (frequency, due, anchorDay, next) => {
    expect(nextDueDate(due, frequency, anchorDay)).toBe(next);
  });

  it('FIN-2 a series on the 31st never drifts over ten years', () => {
    let due: string | null = '2026-01-31';
    for (let month = 0; month < 120; month += 1) {
      due = due && nextDueDate(due, 'monthly', anchorDayOf('2026-01-31'));
    }
    expect(due).toBe('2036-01-31');
  });

  it('FIN-2 the last day of the calendar has no next bill', () => {
    expect(nextDueDate('9999-12-31', 'weekly', 31)).toBeNull();
  });
});
