import type { Page } from '@playwright/test';

/**
 * Texts of which a part cannot be seen: cut off by a box that does not scroll and does not say so with an ellipsis, or
 * outside of the page's width. What only screen readers get is clipped to nothing and does not count.
 */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 ||
        element.getBoundingClientRect().height <= 1 ||
        isForReaders(element.parentElement));
    const cuts = (style: CSSStyleDeclaration) =>
      [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip');
    const says = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    const scrolls = (style: CSSStyleDeclaration) =>
      [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');

    const isCut = (text: Text, box: DOMRect): boolean => {
      for (let around = text.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (scrolls(style) || says(style)) return false;
        if (!cuts(style) || around === document.documentElement || around === document.body) continue;
        const frame = around.getBoundingClientRect();
        if (
          box.left < frame.left - slack ||
          box.right > frame.right + slack ||
          box.top < frame.top - slack ||
          box.bottom > frame.bottom + slack
        )
          return true;
      }
      return box.right > document.documentElement.clientWidth + slack || box.left < -slack;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('script, style, noscript, [inert]') || isForReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => box.width > 0 && isCut(text, box)))
        found.push(text.data.trim());
    }
    return found;
  });
}
