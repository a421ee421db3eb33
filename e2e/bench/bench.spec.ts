import { expect, test } from '../base-test';
import { withSections } from './bench-report';
import { isKept, type Figure } from './figure';
import { figureTable } from './figure-table';
import { interleave } from './interleave';

const figure: Figure = { promise: 'A read is quick', measured: 30, unit: 'ms' };

test('E2E a bench misses its promise when the value or its ratio is out of range', () => {
  expect(isKept(figure)).toBe(null);
  expect(isKept({ ...figure, limit: { atMost: 30, of: 'measured' } })).toBe(true);
  expect(isKept({ ...figure, limit: { atMost: 29, of: 'measured' } })).toBe(false);
  expect(isKept({ ...figure, baseline: 60, limit: { atLeast: 0.5, of: 'ratio' } })).toBe(true);
  expect(isKept({ ...figure, baseline: 61, limit: { atLeast: 0.5, of: 'ratio' } })).toBe(false);
  expect(isKept({ ...figure, limit: { atLeast: 0.5, of: 'ratio' } })).toBe(false);
  expect(isKept({ ...figure, measured: NaN, limit: { atMost: 30, of: 'measured' } })).toBe(false);
  expect(figureTable([{ ...figure, limit: { atMost: 29, of: 'measured' } }])).toContain('**missed**');
});

test('E2E a bench report renews what was measured and keeps the rest', () => {
  const empty = 'Above\n<!-- figures: written by npm run bench -->\n<!-- end of figures -->\nBelow\n';
  const first = withSections(
    empty,
    new Map([
      ['streams', 'old'],
      ['load', 'kept'],
    ]),
  );
  const second = withSections(first, new Map([['streams', 'new']]));
  expect(second).toMatch(/^Above\n[^]*### load\n\nkept\n\n### streams\n\nnew\n\n[^]*Below\n$/);
  expect(second).not.toContain('old');
});

test('E2E a bench takes its ways in turn and counts the median of each, without the warm-up', async () => {
  const order: string[] = [];
  const values = { a: [99, 3, 1, 2], b: [99, 6, 4, 5] };
  const way = (name: 'a' | 'b') => async () => {
    order.push(name);
    return values[name].shift() ?? NaN;
  };
  expect(await interleave(3, { a: way('a'), b: way('b') })).toEqual({ a: 2, b: 5 });
  expect(order.join('')).toBe('abababab');
});
