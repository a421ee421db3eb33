import type { CalendarEvent } from '@carecircle/contracts';
import { idOf } from './a-task';

/** An event for tests; ids are made of one digit so that failures read well. */
export function aCalendarEvent(digit: number, fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    title: `Event ${digit}`,
    description: '',
    recipientId: null,
    date: '2026-11-21',
    time: '10:00',
    endTime: null,
    type: 'other',
    place: '',
    doctor: '',
    reminder: true,
    status: 'pending',
    createdBy: idOf(9),
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    completedAt: null,
    needsDriver: false,
    driverId: null,
    companionId: null,
    seriesId: null,
    repeat: null,
    ...fields,
  };
}
