import { useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

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

/**
 * Watches a dialog for a form that somebody has begun to fill in. Leaving it by Escape, Back or X then asks first, so that
 * nothing typed is lost by a slip (ALL-3).
 *
 * @returns `watch` for the element around the form, which hears controls in popovers too, and `leave`, which closes or asks.
 */
export function useUnsaved(isOpen: boolean) {
  const [isFilled, setIsFilled] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!isOpen && (isFilled || isAsking)) {
    setIsFilled(false);
    setIsAsking(false);
  }

  useEffect(() => {
    const navigation = (globalThis as { navigation?: Navigating }).navigation;
    if (!isFilled || !navigation) return undefined;
    const listening = new AbortController();
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      setIsAsking(true);
    };
    navigation.addEventListener('navigate', stay, { signal: listening.signal });
    return () => listening.abort();
  }, [isFilled]);

  const note = ({ target, currentTarget }: SyntheticEvent) => {
    const isHere = target instanceof Element && currentTarget.querySelector('form') !== null;
    if (isHere && !isFilled) setIsFilled(true);
  };
  const noteIfControl = (event: SyntheticEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest(changedByPress)) note(event);
  };
  return {
    isAsking,
    leave: (close: () => void) => (isFilled ? setIsAsking(true) : close()),
    stay: () => setIsAsking(false),
    watch: {
      onInput: note,
      onChange: note,
      onClick: noteIfControl,
      onKeyDown: (event: KeyboardEvent) => leavingKeys.has(event.key) || noteIfControl(event),
    },
  };
}

const leavingKeys: ReadonlySet<string> = new Set(['Escape', 'Tab', 'Shift', 'Enter']);

/** Controls that change without an event of input: days of a calendar, parts of a date, the buttons of a number. */
const changedByPress = '[role="gridcell"], [role="spinbutton"], [role="group"] button';
