import { expect, it } from 'vitest';
import { emergencyNumberFor, emergencyNumbersFor } from './emergency-number';

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
