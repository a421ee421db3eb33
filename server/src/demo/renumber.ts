import { randomUUID } from 'node:crypto';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Ids of a series' occurrences differ from it in these digits alone. */
const digitsOfDay = 4;

/**
 * Gives every id in a text another one, the same wherever it stands again.
 *
 * @param given ids that are to become certain others.
 */
export function renumbering(given: ReadonlyMap<string, string>): (text: string) => string {
  const starts = new Map<string, string>();
  const startFor = (start: string) => {
    const known = starts.get(start) ?? randomUUID().slice(0, -digitsOfDay);
    starts.set(start, known);
    return known;
  };
  return (text) =>
    text.replace(uuid, (id) => given.get(id) ?? startFor(id.slice(0, -digitsOfDay)) + id.slice(-digitsOfDay));
}
