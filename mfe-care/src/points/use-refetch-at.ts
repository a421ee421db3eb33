import { useEffect, useEffectEvent } from 'react';
import { useNow } from '@carecircle/remote-kit';

/** Asks anew once a moment has passed at which the answer is of yesterday, last week or last month. */
export function useRefetchAt(moments: readonly string[], refetch: () => void): void {
  const now = useNow();
  const askAnew = useEffectEvent(refetch);
  const isOver = moments.some((moment) => Date.parse(moment) <= now);
  useEffect(() => {
    if (isOver) askAnew();
  }, [isOver]);
}
