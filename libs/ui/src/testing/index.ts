import { act } from '@testing-library/react';
import { clearAnnouncements } from '../feedback/announcements';
import { toastQueue } from '../feedback/toast-queue';
import './frames-in-turn';

/** Takes all messages off the screen, and what was said of them, as a page does that is closed. */
export function closeToasts(): void {
  act(() => {
    toastQueue.clear();
    clearAnnouncements();
  });
}
