import { expect, it } from 'vitest';
import { reachedMoment } from './reached-moment';

it('CAL-2 has reached all of an hour that comes twice when it comes again', () => {
  const first = Date.parse('2027-11-07T06:10:00Z');
  expect(reachedMoment(first, 'America/Chicago')).toEqual({ day: '2027-11-07', time: '01:10' });
  expect(reachedMoment(first + 3_600_000, 'America/Chicago')).toEqual({ day: '2027-11-07', time: '01:59' });
  expect(reachedMoment(first + 7_200_000, 'America/Chicago')).toEqual({ day: '2027-11-07', time: '02:10' });
});
