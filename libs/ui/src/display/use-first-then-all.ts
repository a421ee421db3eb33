import { useDeferredValue } from 'react';

/**
 * The first rows of a list at once and all of them a moment later: a screen is there before a slow phone has made its last row.
 * A list that was empty begins so again when it has rows. `firstCount` is more than a screen shows; fewer where rows are high.
 */
export function useFirstThenAll<T>(items: readonly T[], firstCount = 10): readonly T[] {
  const isAll = useDeferredValue(items.length > 0, false);
  return isAll ? items : items.slice(0, firstCount);
}
