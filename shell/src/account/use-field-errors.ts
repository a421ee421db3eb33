import { useState } from 'react';
import { useMessages } from '../words';
import { fieldWords } from './field-words';

/** Messages at the fields, from the codes of the schema or the server (ALL-3). */
export function useFieldErrors() {
  const t = useMessages();
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const keys = Object.entries(fieldWords(codes));
  const errors = Object.fromEntries(keys.map(([field, key]) => [field, t(key)]));
  return {
    errors,
    /** Shows them and tells whether there were none. */
    showCodes: (found: Readonly<Record<string, string>>): boolean => {
      setCodes(found);
      return Object.keys(found).length === 0;
    },
  };
}
