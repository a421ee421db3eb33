import { lostPlace } from './lost-place';
import { canTakeFocus, nextFocus, type LostPlace } from './next-focus';

interface Stop {
  element: Element;
  /** Where it was, once it is gone. */
  place: LostPlace | null;
}

/** A menu in a dialog over a row: more overlays than that do not lie on each other. */
const trailLength = 5;

/**
 * Hands the focus on when the thing that has it is removed or disabled: a deleted row, a pressed button that has done its
 * work, a card that is tried again. Without it the browser drops the focus to the top of the page. Works for all areas,
 * whichever tree they render. The answer stops it.
 */
export function keepFocus(): () => void {
  // Newest first. What had the focus before is where it returns when a menu or dialog goes away with its whole layer.
  let trail: Stop[] = [];

  const remember = () => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return;
    const others = trail.filter(({ element }) => element !== activeElement);
    trail = [{ element: activeElement, place: null }, ...others].slice(0, trailLength);
  };
  // Who presses beside everything wants the focus nowhere.
  const forget = () =>
    queueMicrotask(() => {
      if (isNowhere() && trail[0] && canTakeFocus(trail[0].element)) trail = [];
    });
  const handOn = () => {
    if (!isNowhere()) return;
    const target = firstOf(trail, ({ element, place }) => (place ? nextFocus(place) : canTakeFocus(element)));
    (target ?? document.querySelector('h1'))?.focus({ preventScroll: target?.matches('h1') ?? true });
  };
  const observer = new MutationObserver((records) => {
    for (const stop of trail)
      stop.place = lostPlace(records, stop.place?.parent ?? stop.element) ?? stop.place;
    // A dialog that closes gives the focus back by itself, one frame later.
    if (trail[0]?.place) requestAnimationFrame(() => requestAnimationFrame(handOn));
  });

  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
