import { expect, it } from 'vitest';
import { containing } from './containing';

it('CHAT-1 what a person searches for means itself, not a pattern', () => {
  expect(containing(String.raw`100%_\ok`)).toBe(String.raw`%100\%\_\\ok%`);
});
