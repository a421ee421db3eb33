/** A range that a number must lie in, both ends included. */
export interface Range {
  atMost?: number;
  atLeast?: number;
}

/** One measured promise. A figure without `limit` only informs. */
export interface Figure {
  /** What holds, as one would tell it: 'A read keeps half the throughput of bare node:http'. */
  promise: string;
  measured: number;
  /** Unit of `measured` and `baseline`: 'ms', 'kB', 'requests/s', … */
  unit: string;
  /** The same measure of what it is compared with, taken in the same run, in turn with `measured`. */
  baseline?: number;
  /** What must lie in the range: the measured value itself or its ratio to the baseline. */
  limit?: Range & { of: 'measured' | 'ratio' };
}

/** What a `<topic>/<topic>.bench.ts` exports by default. */
export type Bench = () => Promise<Figure[]>;

/** `measured` divided by `baseline`; null when there is no baseline. */
export function ratioOf({ measured, baseline }: Figure): number | null {
  return baseline === undefined ? null : measured / baseline;
}

/** Whether the promise is kept; null when nothing was promised. A ratio without a baseline, or no number, is not kept. */
export function isKept(figure: Figure): boolean | null {
  if (!figure.limit) return null;
  const { of, atLeast = -Infinity, atMost = Infinity } = figure.limit;
  const value = of === 'ratio' ? ratioOf(figure) : figure.measured;
  return value !== null && value >= atLeast && value <= atMost;
}
