/** The value in the middle, or the mean of the two there. Throws a RangeError when there is none. */
export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 0.5);
}

/**
 * The value that the given share (0 to 1) of the values does not exceed, interpolated between neighbours.
 * Throws a RangeError when there is none.
 */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new RangeError('No values were measured.');
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Measures several ways in turn (A B A B …), so that a noisy machine disturbs all of them alike, and gives the median of
 * each. A first round warms up and is not counted.
 */
export async function interleave<Way extends string>(
  rounds: number,
  ways: Record<Way, () => Promise<number>>,
): Promise<Record<Way, number>> {
  const names = Object.keys(ways) as Way[];
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Way, number[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await ways[name]();
      if (round > 0) taken[name].push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(taken[name])])) as Record<Way, number>;
}
