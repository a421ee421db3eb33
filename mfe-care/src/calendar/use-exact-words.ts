import type { ExactWords } from '@carecircle/remote-kit';
import { useExactRepeatWords } from '../repeat/use-exact-repeat-words';
import { useMessages } from '../words';

/** What is wrong with a field of an event, where the common words say too little (CAL-2). */
export function useExactWords(): ExactWords {
  const t = useMessages();
  const repeatWords = useExactRepeatWords();
  return (path, code) => {
    const ofRepeat = repeatWords(path, code);
    if (ofRepeat !== undefined) return ofRepeat;
    if (code === 'too_big') return t('form.too-long');
    if (code === 'skipped_time') return t('calendar.skipped-time');
    const key = wordsByPath.get(path);
    return key && t(key);
  };
}

const wordsByPath = new Map([
  ['title', 'calendar.needs.title'],
  ['recipientId', 'calendar.needs.recipient'],
  ['date', 'calendar.needs.date'],
  ['time', 'calendar.needs.time'],
  ['endTime', 'calendar.needs.end'],
] as const) as ReadonlyMap<string, `calendar.needs.${'title' | 'recipient' | 'date' | 'time' | 'end'}`>;
