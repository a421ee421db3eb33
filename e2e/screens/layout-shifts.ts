import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  /** As the Layout Instability standard counts it, but whether or not an input came before. */
  score: number;
  /** What moved, and from where to where. */
  moved: string[];
}

/** Notes everything that moves by itself in all pages of a browser. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: { score: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
        : 'gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[])
        shifts.push({
          score: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What moved since the last time this was asked. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // An entry comes after the frame that it tells of.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { shifts: Shift[] }).shifts.splice(0);
  });
}
