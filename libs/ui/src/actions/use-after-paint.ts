import { useCallback, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint';

/**
 * `afterPaint` for a component's own handler. The second of two quick presses does what the component does by then, which is
 * nothing once it has left the screen.
 */
export function useAfterPaint(act: (() => void) | undefined): (pressed?: Element | null) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
    return () => {
      latest.current = undefined;
    };
  }, [act]);
  return useCallback((pressed) => afterPaint(() => latest.current?.(), pressed), []);
}
