import type { ApiInputs, ApiOutputs } from '@carecircle/contracts/api';

type Area = keyof ApiInputs;

/** Contract key of an operation: `<area>.<name>`, such as `finance.payBill`. */
export type OperationKey = {
  [A in Area]: `${A}.${Extract<keyof ApiInputs[A], string>}`;
}[Area];

type Find<T, K extends string> = K extends `${infer A}.${infer N}`
  ? A extends keyof T
    ? N extends keyof T[A]
      ? T[A][N]
      : never
    : never
  : never;

/** What the server takes, defaults left out. */
export type OperationInput<K extends OperationKey> = Find<ApiInputs, K>;
export type OperationOutput<K extends OperationKey> = Find<ApiOutputs, K>;

/** Reads: their names begin with `list` or `get`. */
export type QueryKey = Extract<OperationKey, `${string}.list${string}` | `${string}.get${string}`>;
/** Changes: everything else. */
export type CommandKey = Exclude<OperationKey, QueryKey>;

/** What a feature passes: the circle and the command id are filled in. */
export type FeatureInput<K extends OperationKey> = Omit<OperationInput<K>, 'circleId' | 'commandId'>;

/** Operations of a person or of nobody, whose input names no circle or may leave it out. */
export type CirclelessKey = {
  [K in OperationKey]: NamesCircle<OperationInput<K>> extends true ? never : K;
}[OperationKey];

// An input without any field is `Record<string, never>`, whose keys are all strings.
type NamesCircle<I> = string extends keyof I ? false : I extends { circleId: string } ? true : false;
