import type { CalendarEvent } from '@carecircle/contracts';
import type { Recorder } from '../../spine/context';

type Company = Pick<CalendarEvent, 'driverId' | 'companionId'>;

const nobody: Company = { driverId: null, companionId: null };

/** Tells those who are newly to drive to an event or to come along (CAL-4). */
export async function askCompanions(
  record: Recorder,
  calendarEvent: CalendarEvent,
  before: Company = nobody,
): Promise<void> {
  const { driverId, companionId } = calendarEvent;
  if (driverId && driverId !== before.driverId)
    await record('calendar-event.companion-asked', { calendarEvent, memberId: driverId, as: 'driver' });
  if (companionId && companionId !== before.companionId)
    await record('calendar-event.companion-asked', { calendarEvent, memberId: companionId, as: 'companion' });
}
