import { flushSync } from 'react-dom';

/**
 * Does what a press is for once the browser had its turn to show that something was pressed: on a slow phone too each press is
 * answered within a frame, however much it changes (Interaction to Next Paint, https://web.dev/articles/optimize-inp). All that it
 * changes shows at once, as in the event itself.
 */
export function afterPress(act: () => void): void {
  setTimeout(() => flushSync(act));
}
