import type { Page } from '@playwright/test';

/**
 * Buttons, links and tabs on the screen that take a press on less than 44 × 44 px; links inside a sentence may. What counts
 * is where a press is taken, so a row whose link covers all of it is as large as the row.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const isTaken = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    };
    const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]) => {
      let steps = 0;
      while (steps < least && isTaken(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    // What only screen readers and the keyboard reach is clipped to nothing.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    // Behind a modal dialog nothing can be pressed.
    const modal = document.querySelector('dialog:modal');
    const shown = [...document.querySelectorAll<HTMLElement>('button, a[href], [role="tab"]')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        (!modal || modal.contains(element)) &&
        getComputedStyle(element).display !== 'inline' &&
        !isClipped(element),
    );
    const pressable = (element: HTMLElement, block: ScrollLogicalPosition) => {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const center: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      // A skip link stays off the screen until it has the focus.
      if (!document.elementFromPoint(...center)) return null;
      // Where a press so far to each side is taken, the target is large enough without each pixel between being asked.
      const [x, y] = center;
      const half = least / 2;
      const sides = [isTaken(element, x - half, y), isTaken(element, x + half, y)];
      const ends = [isTaken(element, x, y - half), isTaken(element, x, y + half)];
      if ([...sides, ...ends].every(Boolean)) return { text: '', isEnough: true };
      const width = reach(element, center, [-1, 0]) + reach(element, center, [1, 0]) + 1;
      const height = reach(element, center, [0, -1]) + reach(element, center, [0, 1]) + 1;
      return { text: `${width} × ${height}`, isEnough: width >= least - 1 && height >= least - 1 };
    };
    const found = shown.flatMap((element) => {
      const size = pressable(element, 'center');
      // What lies over the middle of the screen for a while, such as good news, leaves its edges.
      if (!size || size.isEnough) return [];
      if ((['end', 'start'] as const).some((block) => pressable(element, block)?.isEnough)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`${name}: ${size.text}`];
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}
