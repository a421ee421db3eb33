import { expect, it } from 'vitest';
import type { Circle } from '../circles/circle';
import { emergencyNumberFor, emergencyNumbersFor, emergencyNumbersOf } from './emergency-number';
import type { Recipient } from '../circles/recipient';

it.each([
  ['America/Chicago', '911'],
  ['America/Indiana/Indianapolis', '911'],
  ['America/Toronto', '911'],
  ['America/Mexico_City', '911'],
  ['Europe/Madrid', '112'],
  ['Europe/London', '999'],
  ['Europe/Dublin', '112'],
  ['Australia/Perth', '000'],
  ['Pacific/Auckland', '111'],
  ['Asia/Kolkata', '112'],
  ['America/Sao_Paulo', '192'],
])('EMER-6 in %s the number is %s', (zone, number) => {
  expect(emergencyNumberFor(zone).number).toBe(number);
});

it('EMER-6 claims no country where it knows none', () => {
  expect(emergencyNumberFor('America/Bogota')).toEqual({ number: '112', region: 'elsewhere' });
});

it('EMER-6 several places give each region once', () => {
  const numbers = emergencyNumbersFor(['Europe/Madrid', 'Europe/Paris', 'America/Chicago']);
  expect(numbers.map(({ region }) => region)).toEqual(['europe', 'northAmerica']);
});

it('EMER-6 offers the own number first, then those of the others cared for and of the circle', () => {
  const living = (memberId: string | null, timeZone: string) => ({ memberId, timeZone }) as Recipient;
  const numbers = emergencyNumbersOf({
    person: { id: 'me', name: 'Me', email: '', emailVerified: true },
    circle: { timeZone: 'America/Chicago' } as Circle,
    recipients: [living(null, 'Europe/London'), living('me', 'Asia/Tokyo')],
  });
  expect(numbers.map(({ number }) => number)).toEqual(['119', '999', '911']);
  expect(
    emergencyNumbersOf({
      person: { id: 'me', name: '', email: '', emailVerified: true },
      circle: null,
      recipients: [],
    }),
  ).toEqual([{ number: '112', region: 'elsewhere' }]);
});
