import { randomUUID } from 'node:crypto';

/** Ids of a series' occurrences differ from it in these digits alone (`occurrence-id.ts`). */
const digitsOfDay = 4;

/**
 * Gives every id another one, the same wherever it stands again.
 *
 * @param given ids that become certain others.
 */
export function newIds(given: ReadonlyMap<string, string>): (id: string) => string {
  const starts = new Map<string, string>();
  return (id) => {
    const known = given.get(id);
    if (known !== undefined) return known;
    const old = id.slice(0, -digitsOfDay);
    const start = starts.get(old) ?? randomUUID().slice(0, -digitsOfDay);
    starts.set(old, start);
    return start + id.slice(-digitsOfDay);
  };
}
