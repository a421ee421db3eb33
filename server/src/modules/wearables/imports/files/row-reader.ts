import { HealthFileFault } from './health-file';
import type { Collector } from './part-collector';

/** Takes one line of a table. */
export type RowReader = (row: readonly string[], collector: Collector) => void;

/**
 * Where columns stand.
 *
 * @throws HealthFileFault with the names of those that are missing
 */
export function placesOf<N extends string>(
  header: readonly string[],
  needed: readonly N[],
): Record<N, number> & Partial<Record<string, number>> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new HealthFileFault('wrong-columns', missing);
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<N, number>;
}
