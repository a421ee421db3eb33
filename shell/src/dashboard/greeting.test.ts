import { expect, it } from 'vitest';
import { firstNameOf, partOfDay } from './greeting';

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
] as const)('SHELL-6 greets by the hour %i with good %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});

it('SHELL-6 greets by the first name', () => {
  expect(firstNameOf(' Ana María Morales')).toBe('Ana');
});
