import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export type ToastTone = 'neutral' | 'success' | 'info' | 'failed';

export interface ToastMessage {
  text: string;
  /** `neutral` when left out. */
  tone?: ToastTone;
  /** One action, most often Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Time in sight, not counting hover and focus; 10 000 with an action (ALL-6), else 6 000. */
  timeoutMs?: number;
  /** It left the screen, by time, close button or action. */
  onClose?: () => void;
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** Shows a message in the one `ToastRegion`, for screen readers too. Returns what takes it away early. */
export function showToast(message: ToastMessage): () => void {
  const timeout = message.timeoutMs ?? (message.action ? 10_000 : 6_000);
  const key = toastQueue.add(message, { timeout, onClose: message.onClose });
  return () => toastQueue.close(key);
}
