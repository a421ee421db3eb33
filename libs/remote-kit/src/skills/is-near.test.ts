import { expect, it } from 'vitest';
import { isNear } from './is-near';

it.each([
  ['unconcious', 'unconscious'],
  ['breathhing', 'breathing'],
  ['gestuerzt', 'gesturzt'],
  ['breathing', 'breathing'],
  ['sofocando', 'soffocando'],
])('LOU-2 takes “%s” for “%s”', (typed, word) => {
  expect(isNear(typed, word)).toBe(true);
});

it.each([
  ['fall', 'fell'],
  ['sangre', 'sangra'],
  ['overdue', 'overdose'],
  ['unting', 'breathing'],
  ['mreathing', 'breathing'],
])('LOU-2 takes “%s” not for “%s”', (typed, word) => {
  expect(isNear(typed, word)).toBe(false);
});
