import { useState } from 'react';
import { useCommand } from '@carecircle/remote-kit';

/**
 * Makes another circle the one the person looks at (AUTH-6). The page loads anew, because each circle may be served other
 * versions of the areas.
 */
export function useOpenCircle() {
  const [isLeaving, setIsLeaving] = useState(false);
  const choose = useCommand('circles.chooseCircle', {
    onDone: () => {
      setIsLeaving(true);
      location.assign('/dashboard');
    },
  });
  return {
    open: (chosenCircleId: string) => void choose.send({ chosenCircleId }),
    gate: choose.gate,
    isPending: choose.isPending || isLeaving,
  };
}
