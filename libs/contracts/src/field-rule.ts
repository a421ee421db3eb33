import type * as z from 'zod';

/** A rule that holds between the fields of an input; where it does not, `code` is told at the field `path` (ALL-3). */
export interface FieldRule<T> {
  path: string;
  code: string;
  holds: (input: T) => boolean;
}

/** The schema with the rules between its fields, if there are any. */
export function withRule<S extends z.ZodType>(
  schema: S,
  rules: FieldRule<never> | readonly FieldRule<never>[] = [],
): S {
  return [rules]
    .flat()
    .reduce(
      (ruled, { path, code, holds }) =>
        ruled.refine((input) => holds(input as never), { path: [path], error: code }),
      schema,
    );
}
