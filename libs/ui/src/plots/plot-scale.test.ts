import { expect, it } from 'vitest';
import { boundedScale, momentScale, spreadTops, valueScale } from './plot-scale';

it('MED-4 a scale holds every value and ends on round numbers', () => {
  const { top, ticks } = valueScale([121, 135], false);
  expect(ticks[0]).toBe(120);
  expect(ticks.at(-1)).toBe(135);
  expect(top(135)).toBe(0);
  expect(top(120)).toBe(100);
});

it('MED-4 bars start at zero, so that lengths compare', () => {
  const { top } = valueScale([4, 5, 0], true);
  expect(100 - top(4)).toBeCloseTo(0.8 * (100 - top(5)));
});

it('MED-4 equal values do not break the scale', () => {
  expect(valueScale([7, 7], false).top(7)).toBeCloseTo(50, -1);
  expect(valueScale([0], true).top(0)).toBe(100);
});

it('MED-4 an axis of per cents ends at 100, also when all are 100', () => {
  const { top, ticks } = boundedScale([0, 100]);
  expect([ticks[0], ticks.at(-1)]).toEqual([0, 100]);
  expect([top(100), top(0)]).toEqual([0, 100]);
});

it('MED-4 moments lie in proportion to time', () => {
  const left = momentScale(['2026-11-01', '2026-11-02', '2026-11-05']);
  expect(left('2026-11-02')).toBeCloseTo(25);
  expect(momentScale(['2026-11-01'])('2026-11-01')).toBe(50);
});

it('ALL-1 labels of near values are moved apart in their order', () => {
  expect(spreadTops([50, 45, 90])).toEqual([65, 45, 90]);
  expect(spreadTops([100, 95, 98])).toEqual([100, 60, 80]);
});
