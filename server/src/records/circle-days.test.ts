import { describe, expect, it } from 'vitest';
import { dayIn, oneYearBefore, startOfDay } from './circle-days';

describe('days of a circle', () => {
  it('FIN-2 the day is the circle’s, not the server’s', () => {
    const moment = new Date('2026-11-21T03:30:00Z');
    expect(dayIn('America/Chicago', moment)).toBe('2026-11-20');
    expect(dayIn('Asia/Tokyo', moment)).toBe('2026-11-21');
  });

  it.each([
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['America/Chicago', '2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-21', '2026-11-20T11:00:00.000Z'],
  ])('FIN-2 in %s the %s begins at %s, whatever the clocks do', (zone, day, start) => {
    expect(startOfDay(zone, day).toISOString()).toBe(start);
  });

  it('FIN-2 twelve months before a leap day is the 28th', () => {
    expect(oneYearBefore('2028-02-29')).toBe('2027-02-28');
  });
});
