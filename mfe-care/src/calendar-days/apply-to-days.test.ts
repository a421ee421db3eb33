import { describe, expect, it } from 'vitest';
import { aCalendarEvent } from '../testing/a-calendar-event';
import { applyToDays } from './apply-to-days';

const range = { from: '2026-11-01', to: '2026-11-30' };
const lunch = aCalendarEvent(1, { date: '2026-11-21' });
const dentist = aCalendarEvent(2, { date: '2026-11-22' });
const later = { updatedAt: '2026-11-21T12:00:00.000Z' };
const apply = (events: (typeof lunch)[], event: typeof lunch) =>
  applyToDays(events, event, event.date, range);

describe('MFE-7 an event on the days of a calendar', () => {
  it('CAL-1 puts in what is new, once', () => {
    const once = apply([lunch], dentist);
    expect(once).toEqual([lunch, dentist]);
    expect(apply(once, dentist)).toEqual(once);
  });

  it('CAL-1 takes out what moved to another month, and leaves alone what was never there', () => {
    expect(apply([lunch, dentist], { ...dentist, ...later, date: '2026-12-01' })).toEqual([lunch]);
    expect(apply([lunch], { ...dentist, date: '2026-10-31' })).toEqual([lunch]);
  });

  it('leaves a newer state alone when an older one comes late', () => {
    const cancelled = { ...lunch, ...later, status: 'cancelled' as const };
    expect(apply([cancelled], lunch)).toEqual([cancelled]);
  });
});
