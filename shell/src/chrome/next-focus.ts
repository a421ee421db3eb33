/** Where something was that is gone: what it stood in, and what stood around it. */
export interface LostPlace {
  parent: Element;
  next: Node | null;
  previous: Node | null;
}

/** Parts of a screen that belong together: the focus of something that goes away stays in them. */
const wholes = 'section, form, [role="dialog"], [role="alertdialog"], [role="tabpanel"], [data-slot-item]';
/** What Tab stops at, except fields to type into: on a phone the focus there would open the keyboard. */
const stops = 'a[href], button:not(:disabled), [tabindex="0"], input:is([type="checkbox"], [type="radio"])';

/**
 * What a person expects to have the focus when the thing that had it is gone (WCAG 2.4.3): what has come in its stead or
 * stands next to it, first inside of the row, then of the list, up to the part of the screen that it stood in; else that
 * part itself, and where nothing of it is left, the screen's title. Null where it stood on no screen, as a menu does.
 */
export function nextFocus({ parent, next, previous }: LostPlace): HTMLElement | null {
  if (parent.matches('body')) return null;
  const follower = isIn(parent, next)
    ? next
    : isIn(parent, previous)
      ? previous.nextSibling
      : parent.firstChild;
  const near =
    firstStop(onwards(follower, 'nextSibling')) ??
    (isIn(parent, previous) ? firstStop(onwards(previous, 'previousSibling')) : null);
  if (near) return near;
  if (parent.matches('main')) return document.querySelector('h1');
  if (parent.matches(wholes) && isNamed(parent)) return asTarget(parent as HTMLElement);
  const above = parent.parentElement;
  return above && nextFocus({ parent: above, next: parent.nextSibling, previous: parent.previousSibling });
}

/** The element itself, if it can have the focus again. */
export function canTakeFocus(element: Element): HTMLElement | null {
  return element instanceof HTMLElement && isShown(element) && !element.matches(':disabled') ? element : null;
}

function isIn(parent: Element, node: Node | null): node is Node {
  return node?.parentNode === parent;
}

function* onwards(from: Node | null, way: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = from; node; node = node[way]) if (node instanceof Element) yield node;
}

function firstStop(elements: Iterable<Element>): HTMLElement | null {
  for (const element of elements) {
    const found = [element, ...element.querySelectorAll<HTMLElement>(stops)].find(isStop);
    if (found) return found;
  }
  return null;
}

function isStop(element: Element): element is HTMLElement {
  return element.matches(stops) && element.getAttribute('tabindex') !== '-1' && isShown(element);
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')
  );
}

/** A screen reader has something to say when it comes here. */
function isNamed(part: Element): boolean {
  if (part.matches('[data-slot-item]')) return part.textContent.trim() !== '';
  return part.matches('[aria-label], [aria-labelledby]');
}

function asTarget(part: HTMLElement): HTMLElement {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}
