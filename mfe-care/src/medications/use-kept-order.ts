import { useState } from 'react';

/**
 * Orders by urgency, the least first, and keeps that order until something comes, goes or grows more urgent: what was just pressed
 * stays under the finger, and no other row takes its place.
 */
export function useKeptOrder<T extends { id: string }>(
  items: readonly T[],
  urgencyOf: (item: T) => number,
): T[] {
  const urgencies = new Map(items.map((item) => [item.id, urgencyOf(item)]));
  const [kept, setKept] = useState(urgencies);
  const isKept =
    kept.size === urgencies.size &&
    [...urgencies].every(([id, urgency]) => urgency >= (kept.get(id) ?? Infinity));
  if (!isKept) setKept(urgencies);
  const placeOf = ({ id }: T) => (isKept ? kept : urgencies).get(id) ?? 0;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
