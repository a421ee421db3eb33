import { expect, it } from 'vitest';
import { isSkippedTime } from './is-skipped-time';

it.each([
  ['America/Chicago', '2026-03-08', '01:59', false],
  ['America/Chicago', '2026-03-08', '02:00', true],
  ['America/Chicago', '2026-03-08', '02:59', true],
  ['America/Chicago', '2026-03-08', '03:00', false],
  ['America/Chicago', '2026-11-01', '01:30', false],
  ['America/Phoenix', '2026-03-08', '02:30', false],
  ['Europe/Madrid', '2026-03-29', '02:30', true],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', true],
  ['Australia/Lord_Howe', '2026-10-04', '02:30', false],
  ['America/Santiago', '2026-09-06', '00:30', true],
  ['Pacific/Apia', '2011-12-30', '12:00', true],
])('CAL-2 in %s on %s at %s the clocks jump: %s', (zone, day, time, isSkipped) => {
  expect(isSkippedTime(zone, day, time)).toBe(isSkipped);
});
