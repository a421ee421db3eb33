import { isDeepStrictEqual } from 'node:util';

/** The fields of `wanted` that differ from `current`, lists by what is in them; empty when an edit changes nothing. */
export function changedFields<C extends object, W extends Partial<C>>(current: C, wanted: W): Partial<W> {
  const before = new Map<string, unknown>(Object.entries(current));
  const changes = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before.get(field)),
  );
  return Object.fromEntries(changes) as Partial<W>;
}
