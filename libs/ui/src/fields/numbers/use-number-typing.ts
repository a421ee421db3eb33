import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import { decimalText } from './decimal-text';

/**
 * What every typed number shares: the content is selected when the field is entered, so that typing replaces a prefilled
 * number instead of running into it, and a decimal mark of another language is taken as it was meant (ALL-3).
 *
 * @returns the ref of the field's input.
 */
export function useNumberTyping() {
  const input = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ) => field.addEventListener(name, heard, { signal: listening.signal });

    let isEntered = false;
    listen('focus', () => {
      isEntered = true;
      field.select();
    });
    // The press that entered the field sets the cursor after the focus; who drags over a part means that part.
    listen('mouseup', () => {
      if (isEntered && field.selectionStart === field.selectionEnd) field.select();
      isEntered = false;
    });
    // React Aria reads the text when the field is left and on Enter: React hears both after the field itself.
    listen('focusout', () => writeMeant(field, locale));
    listen('keydown', ({ key }) => {
      isEntered = false;
      if (key === 'Enter' || key.startsWith('Arrow')) writeMeant(field, locale);
    });
    return () => listening.abort();
  }, [locale]);
  return input;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As if it had been typed: React does not see a value that a program sets. */
function writeMeant(field: HTMLInputElement, locale: string): void {
  const meant = decimalText(field.value, locale);
  if (meant === field.value) return;
  setValue?.call(field, meant);
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}
