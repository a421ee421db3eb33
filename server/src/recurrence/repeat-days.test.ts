import { monthlyChoices, repeatFrequencies, weekdays, type Repeat } from '@carecircle/contracts';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayName, dayNumber } from './day-number';
import { lastPossibleDay, reachOf, repeatDays } from './repeat-days';
import { rruleOf } from './rrule-text';

const daily: Repeat = {
  frequency: 'daily',
  interval: 1,
  weekdays: [],
  monthlyOn: 'day',
  until: null,
  count: null,
};

const anyRepeat = fc.record({
  frequency: fc.constantFrom(...repeatFrequencies),
  interval: fc.integer({ min: 1, max: 13 }),
  weekdays: fc.uniqueArray(fc.constantFrom(...weekdays)),
  monthlyOn: fc.constantFrom(...monthlyChoices),
  until: fc.constant(null),
  count: fc.constant(null),
});
const anyDay = fc.integer({ min: dayNumber('1990-01-01'), max: dayNumber('2060-12-31') });

/** The days by the library that reads the rules of files. */
function daysOfLibrary(rule: string, start: number, from: number, to: number): string[] {
  const begin = dayName(start).replaceAll('-', '');
  const rruleString = `DTSTART;TZID=UTC:${begin}T000000\nRRULE:${rule}`;
  const at = (day: number) => Temporal.ZonedDateTime.from(`${dayName(day)}T00:00[UTC]`);
  const found = new RRuleTemporal({ rruleString, temporal: Temporal }).between(at(from), at(to), true);
  return found.map((moment) => moment.toPlainDate().toString());
}

describe('the days of a rule', () => {
  it('CAL-4 TASK-3 are those that an independent reader of its RRULE finds, whatever rule and window', () => {
    fc.assert(
      fc.property(anyRepeat, anyDay, fc.nat(2_000), fc.nat(800), (repeat, start, after, length) => {
        const window = { from: start + after, to: start + after + length };
        const rule = rruleOf(repeat, dayName(start), null);
        const expected = daysOfLibrary(rule, start, window.from, window.to);
        expect(repeatDays(repeat, start, window).map(dayName), rule).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, Partial<Repeat>, string, string[]]>([
    [
      'the 31st leaves out months without one',
      { frequency: 'monthly' },
      '2026-01-31',
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
    [
      'the last day is there in every month',
      { frequency: 'monthly', monthlyOn: 'last-day' },
      '2026-01-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      'the second Tuesday',
      { frequency: 'monthly', monthlyOn: 'weekday' },
      '2026-01-13',
      ['2026-01-13', '2026-02-10', '2026-03-10', '2026-04-14', '2026-05-12'],
    ],
    [
      'the last Friday',
      { frequency: 'monthly', monthlyOn: 'last-weekday' },
      '2026-01-30',
      ['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24', '2026-05-29'],
    ],
    [
      'every two weeks on Monday and Thursday, begun on a Wednesday',
      { frequency: 'weekly', interval: 2, weekdays: ['TH', 'MO'] },
      '2026-04-15',
      ['2026-04-16', '2026-04-27', '2026-04-30', '2026-05-11', '2026-05-14', '2026-05-25', '2026-05-28'],
    ],
  ])('CAL-4 %s', (_name, rule, start, expected) => {
    const window = { from: dayNumber(start), to: dayNumber('2026-05-31') };
    expect(repeatDays({ ...daily, ...rule }, dayNumber(start), window).map(dayName)).toEqual(expected);
  });

  it('CAL-4 a 29th of February comes every four years', () => {
    const [start, to] = [dayNumber('2024-02-29'), dayNumber('2036-12-31')];
    const days = repeatDays({ ...daily, frequency: 'yearly' }, start, { from: start, to });
    expect(days.map(dayName)).toEqual(['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29']);
  });
});

describe('how far a rule reaches', () => {
  const reach = (rule: Partial<Repeat>, start: string) => {
    const found = reachOf({ ...daily, ...rule }, dayNumber(start));
    return found && [dayName(found.first), found.last === null ? null : dayName(found.last)];
  };

  it('CAL-4 a count ends with its last day, as the independent reader counts', () => {
    fc.assert(
      fc.property(anyRepeat, anyDay, fc.integer({ min: 1, max: 60 }), (repeat, start, count) => {
        const rule = { ...repeat, count };
        const days = daysOfLibrary(rruleOf(rule, dayName(start), null), start, start, lastPossibleDay);
        const found = reachOf(rule, start);
        expect(found && dayName(found.first)).toBe(days[0]);
        expect(dayName(found?.last ?? 0)).toBe(days.at(-1));
      }),
      { numRuns: 100 },
    );
  });

  it('CAL-4 a last day ends with the last time before it', () => {
    expect(reach({ frequency: 'weekly', until: '2026-12-31' }, '2026-11-23')).toEqual([
      '2026-11-23',
      '2026-12-28',
    ]);
    expect(reach({ frequency: 'yearly', interval: 99, until: '2140-01-01' }, '1970-06-01')).toEqual([
      '1970-06-01',
      '2069-06-01',
    ]);
    expect(reach({}, '2026-11-23')).toEqual(['2026-11-23', null]);
  });

  it('CAL-4 a rule that never happens is known as one', () => {
    expect(reach({ until: '2026-11-22' }, '2026-11-23')).toBeNull();
    expect(reach({ frequency: 'weekly', weekdays: ['TU'], until: '2026-11-23' }, '2026-11-23')).toBeNull();
  });
});
