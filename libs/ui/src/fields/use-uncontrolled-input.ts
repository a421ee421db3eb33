import { startTransition, useCallback, useLayoutEffect, useRef, useState, type InputEvent } from 'react';
import { flushSync } from 'react-dom';

export interface UncontrolledInput {
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** The form is told with the key press and not a moment later: it puts into shape what is typed. */
  isToldAtOnce?: boolean;
}

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/**
 * A control keeps what is typed or chosen by itself, nothing is rendered for that, and lets its form know in a transition: a form
 * may have a dozen fields to render, and on a slow phone the next key need not wait for them
 * (https://react.dev/reference/react/startTransition). The form knows all of it before anything is done with it: on Enter, on
 * submit, when the field is left, and before another field changes.
 *
 * @returns what the control takes. One without `value` is never told what to show.
 */
export function useUncontrolledInput({
  value,
  defaultValue,
  onChange,
  isToldAtOnce = false,
}: UncontrolledInput) {
  const control = useRef<Control>(null);
  const [first] = useState(value ?? defaultValue);
  const change = useRef(onChange);
  const changes = useRef(0);
  const [toldChanges, setToldChanges] = useState(0);
  const own = useRef<() => void>(undefined);
  const forget = useCallback(() => {
    if (own.current === untold) setUntold(undefined);
  }, []);
  useLayoutEffect(() => {
    change.current = onChange;
    if (toldChanges < changes.current) return;
    forget();
    const shown = control.current;
    if (shown && value !== undefined && shown.value !== value) shown.value = value;
  });
  useLayoutEffect(() => forget, [forget]);

  const onInput = ({ currentTarget }: InputEvent<Control>) => {
    const text = currentTarget.value;
    // From here on it is this control that knows best what it shows.
    const number = (changes.current += 1);
    if (own.current !== untold) flushSync(() => untold?.());
    const tell = () => {
      setToldChanges(number);
      change.current?.(text);
    };
    own.current = tell;
    setUntold(tell);
    if (isToldAtOnce) tell();
    else startTransition(tell);
  };
  return { ref: control, defaultValue: first, onInput };
}

/** Tells what the form does not know yet; there is one such field at most, the one that has the focus. */
let untold: (() => void) | undefined;

/** Heard before anybody else, so that whoever acts on the event has the whole text. */
const occasions = ['keydown', 'submit', 'focusout'] as const;

function setUntold(tell: (() => void) | undefined): void {
  untold = tell;
  const listen = tell ? addEventListener : removeEventListener;
  for (const name of occasions) listen(name, tellBefore, { capture: true });
}

function tellBefore(event: Event): void {
  if (!(event instanceof KeyboardEvent)) untold?.();
  // What hears the key may send the text at once, and has to be rendered with it.
  else if (event.key === 'Enter') flushSync(() => untold?.());
}
