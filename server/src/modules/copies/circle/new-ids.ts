import { createHmac } from 'node:crypto';

/** Ids of a series' occurrences differ from it in these digits alone (`occurrence-id.ts`). */
const digitsOfDay = 4;

/**
 * Gives every id another one, the same wherever it stands again and whenever the same is restored again.
 *
 * @param given ids that become certain others.
 * @param secret makes them others than those of every other restore, which nobody can foresee.
 */
export function newIds(given: ReadonlyMap<string, string>, secret: string): (id: string) => string {
  const starts = new Map<string, string>();
  return (id) => {
    const known = given.get(id);
    if (known !== undefined) return known;
    const old = id.slice(0, -digitsOfDay);
    const start = starts.get(old) ?? startOf(createHmac('sha256', secret).update(old).digest('hex'));
    starts.set(old, start);
    return start + id.slice(-digitsOfDay);
  };
}

/** In the form of random ids (RFC 9562, version 4). */
function startOf(hex: string): string {
  const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32 - digitsOfDay],
  ].map(([from, to]) => digits.slice(from, to));
  return `${a}-${b}-${c}-${d}-${e}`;
}
