import { expect, it } from 'vitest';
import { testNotification } from '../testing/test-notification';
import { groupByDay } from './group-by-day';

it('SHELL-4 puts notifications under the day on which they came', () => {
  const at = (createdAt: string) => testNotification({ createdAt });
  const days = groupByDay(
    [at('2026-11-21T09:00:00.000Z'), at('2026-11-21T01:00:00.000Z'), at('2026-11-19T09:00:00.000Z')],
    (instant) => instant.slice(0, 10),
  );
  expect(days.map(({ day, notifications }) => [day, notifications.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-19', 1],
  ]);
});
