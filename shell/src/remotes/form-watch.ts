/** Fields that somebody has typed in since the page came. */
const typed = new Set<Element>();
let lastActMs = -Infinity;

/** Remembers what is being filled in, wherever on the page it stands. Called once. */
export function watchForms(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && holdsText(target)) typed.add(target);
  };
  const act = () => (lastActMs = performance.now());
  document.addEventListener('input', note, { capture: true, passive: true });
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, act, { capture: true, passive: true });
}

/** Whether something would be lost or disturbed if a screen were exchanged now: a text on its way, or an open dialog. */
export function isFilling(): boolean {
  for (const field of typed) if (!field.isConnected || textOf(field) === '') typed.delete(field);
  return typed.size > 0 || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** How long nobody has touched the page, in milliseconds; a page that nobody sees is never touched. */
export function untouchedMs(): number {
  return document.hidden ? Infinity : performance.now() - lastActMs;
}

const plainTypes = ['checkbox', 'radio', 'range', 'button', 'submit', 'hidden', 'file'];

function holdsText(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !plainTypes.includes(element.type);
  return element instanceof HTMLTextAreaElement || (element as HTMLElement).isContentEditable;
}

function textOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element.value : (element.textContent ?? '');
}
