import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';

/** What of the Navigation API is used here; older browsers have none of it (https://html.spec.whatwg.org/#navigation-api). */
interface Navigating {
  addEventListener(
    name: 'navigate',
    heard: (event: NavigateEvent) => void,
    options: { signal: AbortSignal },
  ): void;
}
interface NavigateEvent extends Event {
  navigationType: string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Watches a dialog for a form that somebody has begun to fill in. Leaving it by Escape, Back or X then asks first, so that
 * nothing typed is lost by a slip (ALL-3). A text that was sent or cleared is nothing to lose.
 *
 * @returns `watch` for the element around the form, which hears controls in popovers too, and `leave`, which closes or asks.
 */
export function useUnsaved(isOpen: boolean) {
  const [isAsking, setIsAsking] = useState(false);
  const before = useRef(new Map<Element, string>());
  const changed = useRef(new Set<Element>());
  if (!isOpen && isAsking) setIsAsking(false);

  useEffect(() => {
    const navigation = (globalThis as { navigation?: Navigating }).navigation;
    const [texts, controls] = [before.current, changed.current];
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isFilled(controls, texts)) return;
      event.preventDefault();
      setIsAsking(true);
    };
    navigation?.addEventListener('navigate', stay, { signal: listening.signal });
    return () => {
      listening.abort();
      texts.clear();
      controls.clear();
    };
  }, [isOpen]);

  const note = ({ target, currentTarget }: SyntheticEvent) => {
    // What a popover holds belongs to the form that opened it; other controls of the dialog act at once.
    if (target instanceof Element && (target.closest('form') || !currentTarget.contains(target)))
      changed.current.add(target);
  };
  const noteIfControl = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest(changedByPress)) note(event);
  };
  return {
    isAsking,
    leave: (close: () => void) => {
      if (isFilled(changed.current, before.current)) setIsAsking(true);
      else close();
    },
    stay: () => setIsAsking(false),
    watch: {
      onFocus: ({ target }: FocusEvent) => {
        if (isText(target) && !before.current.has(target)) before.current.set(target, target.value);
      },
      onInput: note,
      onChange: note,
      onClick: noteIfControl,
      onKeyDown: (event: KeyboardEvent) => leavingKeys.has(event.key) || noteIfControl(event),
    },
  };
}

function isFilled(changed: ReadonlySet<Element>, before: ReadonlyMap<Element, string>): boolean {
  return [...changed].some((control) =>
    isText(control) ? control.isConnected && control.value !== (before.get(control) ?? '') : true,
  );
}

function isText(control: Element): control is TextControl {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type);
}

const leavingKeys: ReadonlySet<string> = new Set(['Escape', 'Tab', 'Shift', 'Enter']);

/** Controls that change without an event of input: days of a calendar, parts of a date, the buttons of a number. */
const changedByPress = '[role="gridcell"], [role="spinbutton"], [role="group"] button';
