/** The fields of a form that differ from the record as it stands; lists differ when an entry does. */
export function changesOf<F extends object>(record: NoInfer<F>, fields: F): Partial<F> {
  const before = new Map<string, unknown>(Object.entries(record));
  const changes = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changes) as Partial<F>;
}
