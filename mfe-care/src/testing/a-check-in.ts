import type { CheckIn } from '@carecircle/contracts';
import type { CheckInDay } from '../check-in-day/apply-check-in';
import { idOf } from './a-task';

/** A check-in for tests; ids are made of one digit so that failures read well. */
export function aCheckIn(digit: number, fields: Partial<CheckIn> = {}): CheckIn {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    recipientId: idOf(7),
    status: 'safe',
    mood: null,
    notes: '',
    checkedBy: idOf(8),
    overLinkBy: null,
    day: '2026-11-21',
    createdAt: '2026-11-21T15:00:00.000Z',
    ...fields,
  };
}

/** A day on which nobody has checked in on these recipients yet. */
export function aCheckInDay(recipientIds: readonly string[], more: Partial<CheckInDay> = {}): CheckInDay {
  return {
    recipients: recipientIds.map((recipientId) => ({
      ...{ recipientId, day: '2026-11-21', checkIn: null, pauses: [] },
    })),
    streak: { current: 0, longest: 0, lastDay: null },
    pausedDays: [],
    ...more,
  };
}
