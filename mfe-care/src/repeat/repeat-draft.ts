import type { Repeat } from '@carecircle/contracts';

/** What a rule can be chosen as: `never`, one of its frequencies, or `file`, the rule of a file that says more. */
export type RepeatChoice = 'never' | Repeat['frequency'] | 'file';

export type RepeatEnd = 'never' | 'until' | 'count';

/** What stands in the fields of a rule; what is not shown is kept, so that choosing back brings it back. */
export interface RepeatDraft {
  choice: RepeatChoice;
  interval: number | null;
  weekdays: Repeat['weekdays'];
  monthlyOn: Repeat['monthlyOn'];
  ends: RepeatEnd;
  until: string | null;
  count: number | null;
}

interface Repeating {
  seriesId: string | null;
  repeat: Repeat | null;
}

export const newRepeatDraft: RepeatDraft = {
  choice: 'never',
  interval: 1,
  weekdays: [],
  monthlyOn: 'day',
  ends: 'never',
  until: null,
  count: 10,
};

export function repeatDraftOf({ seriesId, repeat }: Repeating): RepeatDraft {
  if (!repeat) return { ...newRepeatDraft, choice: seriesId === null ? 'never' : 'file' };
  const { frequency, interval, weekdays, monthlyOn, until, count } = repeat;
  const ends = endOf(repeat);
  return {
    choice: frequency,
    interval,
    weekdays,
    monthlyOn,
    ends,
    until,
    count: count ?? newRepeatDraft.count,
  };
}

function endOf({ until, count }: Repeat): RepeatEnd {
  if (until !== null) return 'until';
  return count === null ? 'never' : 'count';
}

/** What the contract's schema checks: a rule, null for none; undefined leaves the rule of a file as it is. */
export function repeatOf({ choice, ends, ...draft }: RepeatDraft) {
  if (choice === 'file') return undefined;
  if (choice === 'never') return null;
  return {
    frequency: choice,
    interval: draft.interval,
    weekdays: choice === 'weekly' ? draft.weekdays : [],
    monthlyOn: choice === 'monthly' ? draft.monthlyOn : 'day',
    until: ends === 'until' ? (draft.until ?? undefined) : null,
    count: ends === 'count' ? (draft.count ?? undefined) : null,
  };
}

/** Whether a form says another rule than the record has; a rule that is left as it is says none. */
export function isOtherRepeat({ repeat }: Repeating, wanted: Repeat | null | undefined): boolean {
  return wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(repeat);
}
