import { expect, it } from 'vitest';
import { plans, yearlySaving, yearlySavingPercent } from './plan-choices';

it('SET-6 a year saves what twelve months cost more, and the least of it in per cent', () => {
  expect([yearlySaving(plans.basic), yearlySaving(plans.premium), yearlySaving(plans.family)]).toEqual([
    0, 1_989, 3_989,
  ]);
  expect(yearlySavingPercent()).toBe(17);
});
