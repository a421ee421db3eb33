import type { Page } from '@playwright/test';

const frameMs = 1000 / 60;
/** The browser's clock is coarse: a frame that came in time may be measured a millisecond late. */
const toleranceMs = 1;
const mostFrames = 600;

interface Scrolling {
  /** What the page does in each frame. */
  step: string;
  /** What is true in the page when there is nothing more to scroll through. */
  isOver: string;
}

/** Scrolls for up to ten seconds, as by a finger that does not let go; gives the share of frames that came in time. */
export function scrollInFrames(page: Page, { step, isOver }: Scrolling): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const frames = [];
    let before;
    const next = (now) => {
      if (before !== undefined) frames.push(now - before);
      before = now;
      ${step};
      if (frames.length < ${mostFrames} && !(${isOver})) requestAnimationFrame(next);
      else resolve(frames.filter((taken) => taken <= ${frameMs + toleranceMs}).length / frames.length);
    };
    requestAnimationFrame(next);
  })`);
}
