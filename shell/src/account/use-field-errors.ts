import { useMemo, useState } from 'react';
import { useLaterMessages } from '../later/later-messages';
import { fieldWords } from './field-words';

/** Messages at the fields, from the codes of the schema or the server (ALL-3); they stay until the next try. */
export function useFieldErrors() {
  const t = useLaterMessages();
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const errors = useMemo(() => {
    const keys = Object.entries(fieldWords(codes));
    return Object.fromEntries(keys.map(([field, key]) => [field, t(key)]));
  }, [codes, t]);
  return {
    /** For the form, which leads to the first of them. */
    errors,
    /**
     * Name and message of one field. Given to the field itself, a message stays when the field is left: were it to go at
     * that moment, the button being pressed would move away under the pointer.
     */
    at: (name: string) => ({ name, errorMessage: errors[name] }),
    /** Shows them and tells whether there were none. */
    showCodes: (found: Readonly<Record<string, string>>): boolean => {
      setCodes(found);
      return Object.keys(found).length === 0;
    },
  };
}
