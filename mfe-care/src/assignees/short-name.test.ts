import { expect, it } from 'vitest';
import { shortName } from './short-name';

it('SHELL-6 says the first name alone while no other member has it', () => {
  const members = [{ name: 'Ana Rivera' }, { name: 'Ben Rivera' }, { name: 'Ben Lee' }];
  expect(shortName('Ana Rivera', members)).toBe('Ana');
  expect(shortName('Ben Lee', members)).toBe('Ben Lee');
});
