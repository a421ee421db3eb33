import { describe, expect, it } from 'vitest';
import { fromCalendarDate, fromTime, toCalendarDate, toTime } from './date-strings';

describe('days', () => {
  it.each(['2026-11-21', '2024-02-29', '1931-01-05', '0099-12-31'])(
    'CAL-1 %s survives the way there and back',
    (day) => {
      expect(fromCalendarDate(toCalendarDate(day) ?? null)).toBe(day);
    },
  );

  it.each(['2026-02-29', '2026-13-01', '21/11/2026', 'soon', ''])('CAL-1 %s is no day', (text) => {
    expect(toCalendarDate(text)).toBeNull();
  });

  it('CAL-1 keeps empty apart from uncontrolled', () => {
    expect(toCalendarDate(null)).toBeNull();
    expect(toCalendarDate(undefined)).toBeUndefined();
    expect(fromCalendarDate(null)).toBeNull();
  });
});

describe('times', () => {
  it.each(['00:00', '08:05', '12:00', '23:59'])('CAL-1 %s survives the way there and back', (time) => {
    expect(fromTime(toTime(time) ?? null)).toBe(time);
  });

  it.each(['24:00', '8:5', '9 AM', ''])('CAL-1 %s is no time', (text) => {
    expect(toTime(text)).toBeNull();
  });

  it('CAL-1 keeps empty apart from uncontrolled', () => {
    expect(toTime(undefined)).toBeUndefined();
    expect(fromTime(null)).toBeNull();
  });
});
