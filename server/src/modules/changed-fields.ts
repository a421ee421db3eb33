/** The fields of `wanted` that differ from `current`; empty when an edit changes nothing. */
export function changedFields<C extends object, W extends Partial<C>>(current: C, wanted: W): Partial<W> {
  const before = new Map(Object.entries(current));
  const changes = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && value !== before.get(field),
  );
  return Object.fromEntries(changes) as Partial<W>;
}
