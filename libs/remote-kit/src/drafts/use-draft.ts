import { useCallback, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage';

/** Text that a member is typing, and what sets it; an empty text forgets it. */
export type Draft = readonly [text: string, setText: (text: string) => void];

/**
 * Text that survives a reload of the page, a change of the remote's version, and a session that ended elsewhere, in this tab
 * and for the same person. `key` names the field, with the record's id where there are several: `chat:${memberId}`. Without
 * storage, or where this device keeps no data, it lives as long as the component.
 */
export function useDraft(key: string): Draft {
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(key) }));
  if (draft.key !== key) setDraft({ key, text: readDraft(key) });
  const setText = useCallback(
    (text: string) => {
      setDraft({ key, text });
      writeDraft(key, text);
    },
    [key],
  );
  return [draft.text, setText];
}
