import type { FeatureInput, OperationOutput, QueryKey } from '../operations/operation-types';

/** One optimistic change of what a query answers. Pure; it may run many times while the command is under way. */
export interface Patch {
  operation: QueryKey;
  paged: boolean;
  apply: (data: unknown, input: unknown) => unknown;
}

/** Changes every answer of a query in the chosen circle; `input` is what that answer was asked with. */
export function patch<K extends QueryKey>(
  operation: K,
  apply: (data: OperationOutput<K>, input: FeatureInput<K>) => OperationOutput<K>,
): Patch {
  return { operation, paged: false, apply: apply as Patch['apply'] };
}

/** The same for a query read with `useLivePages`: `pages` holds the first read page first. */
export function patchPages<K extends QueryKey>(
  operation: K,
  apply: (pages: OperationOutput<K>[], input: FeatureInput<K>) => OperationOutput<K>[],
): Patch {
  return { operation, paged: true, apply: apply as Patch['apply'] };
}
