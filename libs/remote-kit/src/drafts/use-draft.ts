import { useCallback, useState } from 'react';
import { keepsData } from '../kept/keeps-data';

/** Text that a member is typing, and what sets it; an empty text forgets it. */
export type Draft = readonly [text: string, setText: (text: string) => void];

/**
 * Text that survives a reload of the page and a change of the remote's version, in this tab. `key` names the field, with
 * the record's id where there are several: `chat:${memberId}`. Without session
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

const prefix = 'carecircle:draft:';

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text && keepsData()) sessionStorage.setItem(prefix + key, text);
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // Denied or full storage: the text stays in the component.
  }
}

/** Puts text that could not be sent below what is being typed there. */
export function addToDraft(key: string, text: string): void {
  writeDraft(key, [readDraft(key), text].filter(Boolean).join('\n'));
}

/** Forgets all drafts of this tab, as sign-out does. */
export function wipeDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {
    // Denied storage holds no drafts.
  }
}
