import { useState } from 'react';
import type { FieldProps } from './field-props';
import { formatPhoneNumber, formatTyped, toPhoneNumber } from '../phone-number';
import { TextField } from './text-field';

export interface PhoneFieldProps extends FieldProps {
  /** E.164, or the text of a number that is not whole; `null` is an empty field. */
  value?: string | null;
  /** Gives E.164 as soon as the number is whole, before that the text as typed, which the schema refuses. */
  onChange?: (phone: string | null) => void;
  placeholder?: string;
}

/** A telephone number: ten digits become (XXX) XXX-XXXX, a leading + is international. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const [text, setText] = useState(() => shown(value));
  const [reported, setReported] = useState(value ?? null);
  if ((value ?? null) !== reported) {
    setReported(value ?? null);
    setText(shown(value));
  }
  const change = (typed: string) => {
    // Only what is added at the end is put into shape: the caret would jump otherwise.
    const next = typed.startsWith(text) || text === '' ? formatTyped(typed) : typed;
    const phone = next.trim() === '' ? null : (toPhoneNumber(next) ?? next);
    setText(next);
    setReported(phone);
    onChange?.(phone);
  };
  return (
    <TextField
      {...field}
      isToldAtOnce
      type="tel"
      autoComplete="tel"
      value={text}
      onChange={change}
      onBlur={() => setText((typed) => shown(toPhoneNumber(typed) ?? typed))}
    />
  );
}

function shown(value: string | null | undefined): string {
  return value && toPhoneNumber(value) ? formatPhoneNumber(value) : (value ?? '');
}
