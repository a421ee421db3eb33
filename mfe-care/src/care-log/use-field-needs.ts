import type { ExactWords } from '@carecircle/remote-kit';
import { useCareLogWords } from './care-log-words';

const byCode = new Map([
  ['shift_overlap', 'needs.overlap'],
  ['not_a_carer', 'needs.carer'],
  ['day_far_away', 'needs.near-day'],
  ['day_in_future', 'needs.past-day'],
  ['day_is_full', 'needs.day-full'],
] as const);

const byPath = new Map([
  ['memberId', 'needs.member'],
  ['day', 'needs.day'],
  ['time', 'needs.time'],
  ['endTime', 'needs.time'],
  ['minutes', 'needs.minutes'],
] as const);

/** What is wrong with a field of the care log, where the common words say too little (ALL-3). */
export function useFieldNeeds(): ExactWords {
  const t = useCareLogWords();
  return (path, code) => {
    const isText = path === 'text' || path === 'note';
    if (isText) return code === 'too_big' ? t('needs.shorter') : t('needs.text');
    const key = byCode.get(code as never) ?? byPath.get(path as never);
    return key && t(key);
  };
}
