import { useState } from 'react';
import { useMayLoadMedia } from './network';

interface Media {
  /** Waits for a network that data usage allows, or for somebody who asks for it. */
  isHeld: boolean;
  load: () => void;
}

/** Whether one picture may come (SET-4); what was shown stays, whatever the line becomes. */
export function useMedia(): Media {
  const mayLoad = useMayLoadMedia();
  const [isWanted, setIsWanted] = useState(mayLoad);
  if (mayLoad && !isWanted) setIsWanted(true);
  return { isHeld: !isWanted, load: () => setIsWanted(true) };
}
