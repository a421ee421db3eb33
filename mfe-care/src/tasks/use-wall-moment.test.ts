import { expect, it } from 'vitest';
import { wallMoment } from './use-wall-moment';

it("CAL-2 reads a moment on the wall of the circle's zone", () => {
  const moment = Date.parse('2026-11-21T05:04:00Z');
  expect(wallMoment(moment, 'America/Chicago')).toEqual({ day: '2026-11-20', time: '23:04' });
  expect(wallMoment(moment, 'Europe/Madrid')).toEqual({ day: '2026-11-21', time: '06:04' });
});
