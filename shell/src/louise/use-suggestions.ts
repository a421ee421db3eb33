import { useEffect } from 'react';
import type { Assistant } from './assistant';
import type { Conversation } from './conversation';

/** When what matters now is told, after the dialog has opened with the greeting alone. */
const suggestAfterMs = [1_000, 2_000];

/** A second after opening, and another later, Louise says by herself what the records make urgent: true data or nothing. */
export function useSuggestions(isOpen: boolean, assistant: Assistant, conversation: Conversation): void {
  useEffect(() => {
    if (!isOpen || conversation.get().messages.length > 1) return;
    const suggestions = assistant.suggestions();
    const timers = suggestAfterMs.map((afterMs, index) =>
      setTimeout(() => {
        void suggestions.then((all) => {
          const suggestion = all[index];
          if (suggestion) conversation.suggest(suggestion);
        });
      }, afterMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [isOpen, assistant, conversation]);
}
