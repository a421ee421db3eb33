import type { ComponentProps, RefObject } from 'react';
import { InputContext, useContextProps } from 'react-aria-components';
import { useUncontrolledInput, type UncontrolledInput } from './use-uncontrolled-input';

type Kind = 'input' | 'textarea' | 'select';
type Props<K extends Kind> = Omit<ComponentProps<K>, keyof UncontrolledInput | 'ref'> & {
  uncontrolled: UncontrolledInput;
};

/** The browser's own line of text, inside a React Aria `TextField`, which names it and knows its state. It runs as its text does. */
export function TypedInput(props: Props<'input'>) {
  return <input dir="auto" {...useControl(props)} />;
}

/** The same with several lines. */
export function TypedArea(props: Props<'textarea'>) {
  return <textarea dir="auto" {...useControl(props)} />;
}

/** The browser's own list to choose from, inside a `TextField` as well. */
export function TypedSelect(props: Props<'select'>) {
  return <select {...useControl(props)} />;
}

function useControl<K extends Kind>({ uncontrolled, ...props }: Props<K>) {
  const { ref, ...own } = useUncontrolledInput(uncontrolled);
  const [given, control] = useContextProps(props, ref, InputContext);
  // React Aria calls every control of a text field an input.
  return { ...given, ...own, value: undefined, onChange: undefined, ref: control as RefObject<never> };
}
