import type { Page } from '@playwright/test';

/**
 * Milliseconds from the next press in the page to the frame that shows what was pressed for: a JavaScript condition of the page. It
 * is looked at once a frame, for between frames the browser would have to lay out again for each look.
 */
export function paintedAfterPress(page: Page, isShown: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => {
        if (!(${isShown})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  })`);
}
