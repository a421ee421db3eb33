import { act } from '@testing-library/react';
import { toastQueue } from '../feedback/toast-queue';
import './frames-in-turn';

/** Takes all messages off the screen, as a page does that is closed. */
export function closeToasts(): void {
  act(() => toastQueue.clear());
}
