import type { Positions } from '@carecircle/event-bus';

/** Positions as the stream's address and ids carry them: `<scopeId>:<sequence>,…`. */
export function positionsText(positions: Positions): string {
  return Object.entries(positions)
    .map(([scopeId, sequence]) => `${scopeId}:${sequence}`)
    .join(',');
}

/** The lower of two positions for each scope that either names. */
export function lowestPositions(one: Positions, other: Positions): Positions {
  const scopeIds = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...scopeIds].map((id) => [id, Math.min(one[id] ?? Infinity, other[id] ?? Infinity)]),
  );
}

/** Whether a reader at `positions` misses something that a stream at `reached` has already passed or does not read. */
export function isBehind(positions: Positions, reached: Positions): boolean {
  return Object.entries(positions).some(([scopeId, sequence]) => sequence < (reached[scopeId] ?? Infinity));
}
