import { expect, it } from 'vitest';
import { createFormats, type Translate } from '@carecircle/remote-kit';
import { testNotification } from '../testing/test-notification';
import { notificationWords } from '@carecircle/contracts/notifications/words';

const settings = { timeZone: 'America/Chicago', currency: 'USD', nowMs: Date.parse('2026-11-20T12:00:00Z') };
const preferences = { language: 'en', timeFormat: '12', dateFormat: 'mdy' } as const;

/** Says the values that a text was given. */
const said = { dynamic: (_key: string, values?: object) => JSON.stringify(values) } as Translate<string>;

it.each([
  ['12', '8:00 PM'],
  ['24', '20:00'],
] as const)('NOTE-1 writes times by %s hours and days as the reader does', (timeFormat, time) => {
  const formats = createFormats({ ...settings, preferences: { ...preferences, timeFormat } });
  const values = { title: 'Visit', time: '20:00', day: '2026-11-21' };
  const { text } = notificationWords(testNotification({ cause: 'event-due', values }), said, formats);
  expect(JSON.parse(text)).toEqual({ title: 'Visit', time, day: formats.date('2026-11-21') });
});

it('NOTE-1 leaves a time that is none as it is', () => {
  const formats = createFormats({ ...settings, preferences });
  const values = { title: 'Visit', time: 'none', day: '2026-11-21' };
  const { text } = notificationWords(testNotification({ cause: 'event-due', values }), said, formats);
  expect(JSON.parse(text)).toMatchObject({ time: 'none' });
});

/** Says which text was asked for, with its values. */
const asked = {
  dynamic: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`,
} as Translate<string>;

it('NOTE-1 an item that gathers several says how many, one that stands alone its own words', () => {
  const formats = createFormats({ ...settings, preferences });
  const titleOf = (values: object) =>
    notificationWords(testNotification({ cause: 'task-assigned', values: values as never }), asked, formats)
      .title;
  expect(titleOf({ gathered: 'assigned' })).toMatch(/^task-assigned\.title /);
  expect(titleOf({ gathered: 'assigned', count: 5 })).toBe('assigned.many {"gathered":"assigned","count":5}');
});

it('NOTE-1 the points of a day say what for', () => {
  const formats = createFormats({ ...settings, preferences });
  const values = { points: 25, gathered: 'points', count: 2, 'task.completed': 1, 'check-in.added': 1 };
  const counted = {
    dynamic: (key: string, given: object = {}) => (key.endsWith('.done') ? key : JSON.stringify(given)),
  };
  const { text } = notificationWords(
    testNotification({ cause: 'points-earned', values }),
    counted as Translate<string>,
    formats,
  );
  expect(JSON.parse(text)).toMatchObject({
    points: 25,
    done: 'task.completed.done and check-in.added.done',
  });
});
