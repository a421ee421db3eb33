import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../actions/after-paint';

/**
 * For a control that is chosen from: shows what was chosen at once, and tells it after the frame that shows it, because a form or a
 * whole product may render anew for it. An owner that keeps its value has it shown again.
 */
export function useOptimisticValue<Shown, Chosen extends Shown>(
  value: Shown,
  onChange: ((value: Chosen) => void) | undefined,
) {
  const [chosen, setChosen] = useState<{ value: Chosen } | null>(null);
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const choose = (next: Chosen) => {
    const untold = { value: next };
    setChosen(untold);
    afterPaint(() => {
      setChosen((shown) => (shown === untold ? null : shown));
      latest.current?.(next);
    });
  };
  return [chosen ? chosen.value : value, choose] as const;
}
