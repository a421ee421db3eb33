import { describe, expect, it } from 'vitest';
import { aCheckIn, aCheckInDay } from '../testing/a-check-in';
import { idOf } from '../testing/a-task';
import { applyToDay, applyToPage } from './apply-check-in';

const at = (minute: number) => `2026-11-21T15:0${minute}:00.000Z`;
const first = aCheckIn(1, { createdAt: at(1) });
const second = aCheckIn(2, { createdAt: at(2) });
const me = first.checkedBy;

describe('CHK-1 the newest check-ins', () => {
  it('take a new one at the top and let the oldest go', () => {
    const page = applyToPage({ checkIns: [first], nextCursor: null }, second, 1);
    expect(page.checkIns).toEqual([second]);
  });

  it('are the same when it comes twice, and hold it as it came last', () => {
    const once = applyToPage({ checkIns: [first], nextCursor: null }, second, 5);
    expect(applyToPage(once, second, 5)).toEqual(once);
    const later = { ...first, createdAt: at(3) };
    expect(applyToPage(once, later, 5).checkIns).toEqual([later, second]);
  });
});

describe('SHELL-6 the day', () => {
  it('holds the latest check-in of each recipient, whatever the order in which they come', () => {
    const day = applyToDay(aCheckInDay([first.recipientId]), second, idOf(9));
    expect(day?.recipients).toEqual([
      { pauses: [], recipientId: first.recipientId, day: '2026-11-21', checkIn: second },
    ]);
    expect(day && applyToDay(day, first, idOf(9))).toEqual(day);
  });

  it('takes in somebody whom the circle has come to care for since', () => {
    const day = applyToDay(aCheckInDay([]), first, idOf(9));
    expect(day?.recipients.map(({ checkIn }) => checkIn)).toEqual([first]);
  });

  it('moves on with a check-in of the next day, and not back', () => {
    const next = aCheckIn(3, { day: '2026-11-22', createdAt: '2026-11-22T15:00:00.000Z' });
    const day = applyToDay(aCheckInDay([first.recipientId]), next, idOf(9));
    expect(day?.recipients[0]?.day).toBe('2026-11-22');
    expect(day && applyToDay(day, second, idOf(9))).toEqual(day);
  });
});

describe('CHK-3 the own streak', () => {
  const streak = { current: 4, longest: 7, lastDay: '2026-11-20' };

  it('goes on with an own check-in, once a day, and never with that of another', () => {
    const day = aCheckInDay([first.recipientId], { streak });
    const own = applyToDay(day, first, me);
    expect(own?.streak).toEqual({ current: 5, longest: 7, lastDay: '2026-11-21' });
    expect(own && applyToDay(own, second, me)?.streak).toEqual(own?.streak);
    expect(applyToDay(day, first, idOf(9))?.streak).toEqual(streak);
  });

  it('is read anew after a day that may join two runs', () => {
    const day = aCheckInDay([], { streak: { ...streak, lastDay: '2026-11-22' } });
    expect(applyToDay(day, first, me)).toBeUndefined();
  });
});
