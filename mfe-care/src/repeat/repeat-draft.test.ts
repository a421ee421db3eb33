import { Repeat } from '@carecircle/contracts/schemas';
import { expect, it } from 'vitest';
import { isOtherRepeat, newRepeatDraft, repeatDraftOf, repeatOf } from './repeat-draft';

const weekly: Repeat = {
  ...{ frequency: 'weekly', interval: 2, weekdays: ['MO', 'TH'], monthlyOn: 'day' },
  ...{ until: '2026-12-31', count: null },
};

it('CAL-4 a rule that nobody touches is handed over as it was', () => {
  const record = { seriesId: 's', repeat: weekly };
  const again = Repeat.parse(repeatOf(repeatDraftOf(record)));
  expect(again).toEqual(weekly);
  expect(isOtherRepeat(record, again)).toBe(false);
  expect(isOtherRepeat(record, { ...again, interval: 3 })).toBe(true);
});

it('CAL-4 what happens once has no rule, and a rule of a file stays', () => {
  const once = { seriesId: null, repeat: null };
  expect(repeatOf(repeatDraftOf(once))).toBeNull();
  expect(isOtherRepeat(once, null)).toBe(false);
  const ofFile = { seriesId: 's', repeat: null };
  expect(
    isOtherRepeat(
      ofFile,
      Repeat.nullable()
        .optional()
        .parse(repeatOf(repeatDraftOf(ofFile))),
    ),
  ).toBe(false);
});

it('CAL-4 ALL-3 an end that was chosen and left empty is asked for', () => {
  const draft = { ...newRepeatDraft, choice: 'daily' as const };
  expect(Repeat.safeParse(repeatOf({ ...draft, ends: 'until' })).success).toBe(false);
  expect(Repeat.safeParse(repeatOf({ ...draft, ends: 'count', count: null })).success).toBe(false);
  expect(Repeat.safeParse(repeatOf({ ...draft, interval: null })).success).toBe(false);
  expect(Repeat.parse(repeatOf({ ...draft, ends: 'count', count: 3 }))).toMatchObject({
    count: 3,
    until: null,
  });
});
