import { useState } from 'react';
import { useDraft } from '@carecircle/remote-kit';
import type { MedicationDraft } from './medication-draft';

/**
 * The form as it is filled in, which survives a reload of the page; `key` names the form. Only what was touched is kept, so that
 * a form that is opened again shows everything else as it stands by then.
 */
export function useMedicationDraft(key: string, first: () => MedicationDraft) {
  const [opened] = useState(first);
  const [text, setText] = useDraft(key);
  const touched = readTouched(text);
  return {
    draft: { ...opened, ...touched },
    change: (changes: Partial<MedicationDraft>) => setText(JSON.stringify({ ...touched, ...changes })),
    forget: () => setText(''),
  };
}

function readTouched(text: string): Partial<MedicationDraft> {
  return text === '' ? {} : (JSON.parse(text) as Partial<MedicationDraft>);
}
