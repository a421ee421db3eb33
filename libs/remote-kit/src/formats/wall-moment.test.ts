import { expect, it } from 'vitest';
import { wallMoment } from './wall-moment';

it("CAL-2 reads a moment on the wall of the circle's zone", () => {
  const moment = Date.parse('2026-11-21T05:04:00Z');
  expect(wallMoment(moment, 'America/Chicago')).toEqual({ day: '2026-11-20', time: '23:04' });
  expect(wallMoment(moment, 'Europe/Madrid')).toEqual({ day: '2026-11-21', time: '06:04' });
});

it('CAL-2 midnight begins the day, and the hour that comes twice stands twice', () => {
  expect(wallMoment(Date.parse('2026-11-01T05:00:00Z'), 'America/Chicago')).toEqual({
    day: '2026-11-01',
    time: '00:00',
  });
  for (const moment of ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])
    expect(wallMoment(Date.parse(moment), 'America/Chicago').time).toBe('01:30');
});
