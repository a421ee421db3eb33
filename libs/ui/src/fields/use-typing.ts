import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Typing {
  value?: string;
  onChange?: (text: string) => void;
}

/**
 * A field shows what is typed with the key press and lets its form know in a transition: a form may have a dozen fields to render,
 * and on a slow phone the next key need not wait for them (https://react.dev/reference/react/startTransition). The form knows all
 * of it before anything is done with it: on Enter, on submit, when the field is left, and before another field changes.
 *
 * @returns the same props for the control. A field without `value` keeps its own text and stays as it is.
 */
export function useTyping<P extends Typing>(props: P): P {
  const [typed, setTyped] = useState<string | null>(null);
  const change = useRef(props.onChange);
  const own = useRef<() => void>(undefined);
  const forget = useCallback(() => {
    if (own.current === untold) setUntold(undefined);
  }, []);
  useLayoutEffect(() => {
    change.current = props.onChange;
    if (typed === null) forget();
  });
  useLayoutEffect(() => forget, [forget]);

  if (props.value === undefined) return props;
  const onChange = (text: string) => {
    if (own.current !== untold) flushSync(() => untold?.());
    const tell = () => {
      setTyped(null);
      change.current?.(text);
    };
    own.current = tell;
    setUntold(tell);
    setTyped(text);
    startTransition(tell);
  };
  return { ...props, value: typed ?? props.value, onChange };
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
