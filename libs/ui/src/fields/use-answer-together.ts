import { useRef } from 'react';
import { afterPress } from '../actions/after-press';

/**
 * For a component whose one press has several answers: all of them come together after the frame that shows the press. What a key
 * does is answered at once, because the next key goes on from there. Gives what wraps an answer, and what listens on the component.
 */
export function useAnswerTogether() {
  const isByPointer = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const answer = (act: () => void) => {
    if (!isByPointer.current) return act();
    if (waiting.current.push(act) > 1) return;
    afterPress(() => {
      for (const each of waiting.current.splice(0)) each();
    });
  };
  const listening = {
    onPointerDownCapture: () => {
      isByPointer.current = true;
    },
    onKeyDownCapture: () => {
      isByPointer.current = false;
    },
  };
  return [answer, listening] as const;
}
