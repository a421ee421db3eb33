import { startTransition } from 'react';
import { useAfterPaint } from '../actions/use-after-paint';

/**
 * Closes a panel on Escape or a press outside: after the press, as buttons act, and in a transition. The panel is then seen to go
 * before the page behind is no longer inert, for which every style of that page is worked out anew.
 */
export function useLeave(onOpenChange: (isOpen: boolean) => void): () => void {
  const leave = useAfterPaint(() => startTransition(() => onOpenChange(false)));
  return () => leave();
}
