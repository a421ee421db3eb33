import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayIn, startOfDay } from './circle-days';

const zones = Intl.supportedValuesOf('timeZone');

/** Days on which the clocks of a zone change from 2024 to 2030, each with the day before and after. */
function daysOfChange(zone: string): string[] {
  const days: string[] = [];
  let moment: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${zone}]`);
  while ((moment = moment.getTimeZoneTransition('next')) && moment.year < 2030) {
    for (const offset of [-1, 0, 1]) days.push(moment.toPlainDate().add({ days: offset }).toString());
  }
  return days;
}

describe('FIN-2 days of a circle in every zone of the IANA list', () => {
  it('begin with their first moment and not before, also when the clocks change', () => {
    let checked = 0;
    for (const zone of zones) {
      for (const day of new Set(['2026-11-21', ...daysOfChange(zone)])) {
        const start = startOfDay(zone, day);
        const justBefore = new Date(start.getTime() - 1);
        const dayBefore = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
        expect([zone, dayIn(zone, start), dayIn(zone, justBefore)]).toEqual([zone, day, dayBefore]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(2_000);
  });

  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Santiago', '2026-09-06', 23],
    ['Africa/Casablanca', '2026-02-15', 25],
    ['Asia/Kathmandu', '2026-03-29', 24],
  ])('in %s the %s lasts %d hours', (zone, day, hours) => {
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    expect((startOfDay(zone, next).getTime() - startOfDay(zone, day).getTime()) / 3_600_000).toBe(hours);
  });
});
