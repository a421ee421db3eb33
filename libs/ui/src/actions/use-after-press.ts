import { useCallback, useLayoutEffect, useRef } from 'react';
import { afterPress } from './after-press';

/**
 * `afterPress` for a component's own handler. The second of two quick presses does what the component does by then, which is
 * nothing once it has left the screen.
 */
export function useAfterPress(act: (() => void) | undefined): (pressed?: Element | null) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
    return () => {
      latest.current = undefined;
    };
  }, [act]);
  return useCallback((pressed) => afterPress(() => latest.current?.(), pressed), []);
}
