import { describe, expect, it } from 'vitest';
import { CalendarEventForm } from '@carecircle/contracts/schemas';
import { aCalendarEvent } from '../testing/a-calendar-event';
import { idOf } from '../testing/a-task';
import { changesOf } from '@carecircle/remote-kit/forms';
import { draftOf, inputOf, newDraft, withTime } from './event-draft';

const [rosa, hugo] = [idOf(7), idOf(8)];
const draft = newDraft('2026-11-22', [rosa]);

describe('CAL-2 a new event', () => {
  it('is of no special kind, with a reminder, on the selected day, for the only person cared for', () => {
    expect(draft).toMatchObject({ type: 'other', reminder: true, date: '2026-11-22', recipient: rosa });
  });

  it.each([
    [[], null],
    [[rosa, hugo], undefined],
  ])('where the circle cares for %j, is for %s', (recipients, recipient) => {
    expect(newDraft('2026-11-22', recipients).recipient).toBe(recipient);
  });

  it('has to have a time, unless it is all day', () => {
    const named = { ...draft, title: 'Lunch' };
    const fits = (given: typeof draft) => CalendarEventForm.safeParse(inputOf(given)).success;
    expect(fits(named)).toBe(false);
    expect(fits({ ...named, isAllDay: true })).toBe(true);
    expect(fits(withTime(named, '12:30'))).toBe(true);
  });
});

describe('CAL-2 the end', () => {
  it.each([
    ['09:30', '10:30'],
    ['22:59', '23:59'],
    ['23:00', null],
  ])('of one that begins at %s is suggested at %s', (time, end) => {
    expect(withTime(draft, time).endTime).toBe(end);
  });

  it('goes along with the beginning until it was chosen or cleared', () => {
    const begun = withTime(draft, '09:30');
    expect(withTime(begun, '11:00').endTime).toBe('12:00');
    expect(withTime({ ...begun, endTime: '10:15' }, '10:00').endTime).toBe('10:15');
    expect(withTime({ ...begun, endTime: null }, '10:00').endTime).toBeNull();
  });
});

it('CAL-2 an edit sends only what was changed, and all day takes both times', () => {
  const event = aCalendarEvent(1, { endTime: '11:00', recipientId: rosa });
  const opened = draftOf(event, [rosa]);
  const inputs = [opened, { ...opened, isAllDay: true, place: 'Level 2' }].map((given) =>
    CalendarEventForm.parse(inputOf(given)),
  );
  expect(inputs.map((input) => changesOf(event, input))).toEqual([
    {},
    { time: null, endTime: null, place: 'Level 2' },
  ]);
});
