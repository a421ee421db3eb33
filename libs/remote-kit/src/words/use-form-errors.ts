import { useMemo, useState } from 'react';
import { fieldCodes } from '@carecircle/contracts';
import { useFieldWords } from './use-words';

type Codes = Readonly<Record<string, string>>;

/** Words for one field and code where the common ones say too little; undefined takes those. */
export type ExactWords = (path: string, code: string) => string | undefined;

export interface FormErrors {
  /** Message by field path, for `Form`'s `errors`; the same object until a message changes or the input is checked again. */
  errors: Record<string, string>;
  /** Whether the input fits; if not, its faults show at the fields and nothing should be sent. */
  check: (input: unknown) => boolean;
}

/**
 * Messages at the fields of a form (ALL-3): from the contract's schema before sending, and from the server's refusal
 * (`fieldErrors` of the command) after. A path below `changes.` stands at the field of its own name.
 */
export function useFormErrors(
  schema: Parameters<typeof fieldCodes>[0],
  refused: Codes = {},
  exactWords?: ExactWords,
): FormErrors {
  const words = useFieldWords();
  const [found, setFound] = useState<Codes>({});
  const messages = Object.entries({ ...refused, ...found }).map(([path, code]) => {
    const field = path.replace(/^changes\./, '');
    const exact = code === 'changed_meanwhile' ? undefined : exactWords?.(field, code);
    return [field, exact ?? words(code)];
  });
  const text = JSON.stringify(messages);
  // Also new with each check: a field whose message went with a change shows it again when the same is still wrong.
  const errors = useMemo(
    () => Object.fromEntries(JSON.parse(text) as [string, string][]) as Record<string, string>,
    [text, found],
  );
  const check = (input: unknown) => {
    const codes = fieldCodes(schema, input);
    setFound(codes);
    return Object.keys(codes).length === 0;
  };
  return { errors, check };
}
