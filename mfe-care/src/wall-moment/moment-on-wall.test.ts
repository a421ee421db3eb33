import { expect, it } from 'vitest';
import { momentOnWall } from './moment-on-wall';

it.each([
  ['2026-11-21', '08:00', 'America/Chicago', '2026-11-21T14:00:00.000Z'],
  ['2026-07-01', '23:30', 'Asia/Kolkata', '2026-07-01T18:00:00.000Z'],
  ['2026-11-01', '00:30', 'America/Chicago', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '08:00', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
  ['2026-03-08', '03:00', 'America/Chicago', '2026-03-08T08:00:00.000Z'],
])('MED-5 %s %s in %s is %s', (day, time, zone, instant) => {
  expect(new Date(momentOnWall({ day, time }, zone)).toISOString()).toBe(instant);
});
