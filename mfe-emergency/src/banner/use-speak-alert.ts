import { useEffect } from 'react';
import { announce } from '@carecircle/ui';

// The banner is drawn anew on other screens; what was spoken once stays spoken.
const spoken = new Set<string>();

/** Tells screen readers of an alert at once, and once per page. */
export function useSpeakAlert(alertId: string, text: string): void {
  useEffect(() => {
    if (spoken.has(alertId)) return;
    spoken.add(alertId);
    announce(text, 'assertive');
  }, [alertId, text]);
}
