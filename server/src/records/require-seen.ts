import { isDeepStrictEqual } from 'node:util';
import { refuse } from '../refuse';

/**
 * Refuses CHANGED_MEANWHILE, naming the fields, when a field to change holds something else by now than its editor has seen, so
 * that nobody overwrites what they never saw. A field that already holds the wanted value is no conflict.
 */
export function requireSeen(current: object, changes: object, seen: object = {}): void {
  const present = new Map<string, unknown>(Object.entries(current));
  const known = new Map<string, unknown>(Object.entries(seen));
  const overwritten = Object.entries(changes).filter(
    ([field, wanted]) =>
      known.has(field) &&
      !isDeepStrictEqual(present.get(field), known.get(field)) &&
      !isDeepStrictEqual(present.get(field), wanted),
  );
  if (overwritten.length === 0) return;
  const fields = overwritten.map(([field]) => ({ path: `changes.${field}`, code: 'changed_meanwhile' }));
  throw refuse('CHANGED_MEANWHILE', { message: 'Somebody changed this in the meantime.', fields });
}
