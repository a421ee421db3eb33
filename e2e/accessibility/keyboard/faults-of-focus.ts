import type { Page } from '@playwright/test';

/**
 * What is wrong with the place that has the focus: something lies over it (WCAG 2.4.11), or nothing shows that it has the
 * focus (WCAG 2.4.7). A field whose own element is clipped is seen through its label, or through what shows the focus for it.
 */
export function faultsOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Past the last stop the focus is with the browser's own bars.
    if (!focused || focused === document.body) return [];
    const clips = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflow !== 'visible' && element.getBoundingClientRect().width <= 1) ||
        clips(element.parentElement));
    const isClipped = clips(focused) || getComputedStyle(focused).opacity === '0';
    const shown = isClipped ? focused.closest('label, [data-focus-visible]') : focused;
    if (!shown) return ['it is clipped and has no label'];

    const box = shown.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((x) =>
      parts.map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
    );
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    const isCovered = seen.length < points.length / 2 && box.height < innerHeight;

    const isMarked = (element: Element | null) =>
      element !== null &&
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part || null);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    const around = [shown, shown.parentElement, shown.parentElement?.parentElement ?? null];
    const within = isClipped ? [...shown.querySelectorAll('*')] : [];
    return [
      ...(isCovered ? [`something covers it: ${seen.length} of ${points.length} points are seen`] : []),
      ...([...around, ...within].some(isMarked) ? [] : ['nothing shows that it has the focus']),
    ];
  });
}
