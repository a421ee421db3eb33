import { useEffect, useState } from 'react';
import type { AlertLocation } from '@carecircle/contracts';
import { watchPlace } from './watch-place';

/** Where this device is, where the browser already may say it; it stays on the device. */
export function useOwnPlace(isWanted: boolean): AlertLocation | null {
  const [place, setPlace] = useState<AlertLocation | null>(null);
  useEffect(() => (isWanted ? watchPlace(setPlace) : undefined), [isWanted]);
  return place;
}
