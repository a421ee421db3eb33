import { isDeepStrictEqual } from 'node:util';

/**
 * What a row of a series takes over from an edit of the series: each field that stood as the series said it. What was changed of
 * this one alone stays, but for the fields that the edit, made at this very occurrence, names.
 */
export function followSeries<R extends object>(
  row: R,
  before: R,
  after: R,
  fields: readonly (keyof R)[],
  named: readonly (keyof R)[] = [],
): Partial<R> {
  const changes: Partial<R> = {};
  for (const field of fields) {
    const follows = named.includes(field) || isDeepStrictEqual(row[field], before[field]);
    if (follows && !isDeepStrictEqual(row[field], after[field])) changes[field] = after[field];
  }
  return changes;
}

/** Whether a row says nothing but what its series does. */
export function isUntouched<R extends object>(row: R, series: R, fields: readonly (keyof R)[]): boolean {
  return fields.every((field) => isDeepStrictEqual(row[field], series[field]));
}
