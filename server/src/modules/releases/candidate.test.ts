import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reasonToHave, slotOf, slotsOfPercent } from './candidate';

const salt = 'a salt';
const ids = Array.from({ length: 400_000 }, (): string => randomUUID());
const placesOf = (of: string) => ids.map((id) => slotOf(id, of));
const places = placesOf(salt);
const having = (percent: number) =>
  ids.filter((_id, index) => (places[index] ?? 0) < slotsOfPercent(percent));

describe('REL-2 a share of circles', () => {
  it.each([1, 5, 10, 25, 50, 75, 99])(
    'REL-2 %d of a hundred is exact to 0.3 points among 400,000 circles',
    (percent) => {
      expect(Math.abs((having(percent).length / ids.length) * 100 - percent)).toBeLessThanOrEqual(0.3);
    },
  );

  it('REL-2 nobody at 0, everybody at 100', () => {
    expect(having(0)).toEqual([]);
    expect(having(100)).toHaveLength(ids.length);
  });

  it('REL-2 growing never removes a circle', () => {
    let before = new Set<string>();
    for (const percent of [0.01, 1, 3, 10, 11, 50, 99.99, 100]) {
      const now = new Set(having(percent));
      expect([...before].filter((id) => !now.has(id))).toEqual([]);
      before = now;
    }
  });

  it('REL-2 each rollout has its own circles first', () => {
    const others = placesOf('another salt');
    const both = ids.filter((_id, index) => (places[index] ?? 0) < 1_000 && (others[index] ?? 0) < 1_000);
    expect(both.length / ids.length).toBeGreaterThan(0.007);
    expect(both.length / ids.length).toBeLessThan(0.013);
  });

  it('REL-2 a circle has the version when its place is below the share', () => {
    for (const [index, circleId] of ids.slice(0, 1_000).entries()) {
      const rule = { salt, slots: 2_500, circleIds: [], toOperators: false };
      const isBelow = (places[index] ?? 0) < 2_500;
      expect(reasonToHave(rule, { circleId, isOperator: false })).toBe(isBelow ? 'share' : null);
    }
  });
});

describe('REL-2 named circles and operators', () => {
  const [named = '', other = ''] = ids;
  const candidate = { salt, slots: 0, circleIds: [named], toOperators: true };

  it('REL-2 have it without any share', () => {
    expect(reasonToHave(candidate, { circleId: named, isOperator: false })).toBe('circle');
    expect(reasonToHave(candidate, { circleId: other, isOperator: false })).toBeNull();
    expect(reasonToHave(candidate, { circleId: other, isOperator: true })).toBe('operator');
  });

  it('REL-2 who has no circle has what everybody has', () => {
    const everyone = { ...candidate, slots: 10_000, toOperators: false };
    expect(reasonToHave(everyone, { circleId: null, isOperator: false })).toBeNull();
  });
});
