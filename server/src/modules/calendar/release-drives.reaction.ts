import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { dayIn } from '../../records/circle-days';
import { zoneOfCircle } from '../../records/zone-of-circle';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { changeCalendarEvent } from './calendar-event-rows';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';

/** Who left the circle drives and accompanies no more: what is still to come asks for somebody else (CAL-4). */
export const releaseDrives = defineReaction({
  name: 'care.release-drives',
  on: ['member.removed'],
  async react({ tx, event, record, now }) {
    const { circleId, id } = event.payload.member;
    const today = dayIn(await zoneOfCircle(tx, circleId), now);
    const rows = await tx
      .select()
      .from(calendarEvents)
      .where(
        and(
          eq(calendarEvents.circleId, circleId),
          or(eq(calendarEvents.driverId, id), eq(calendarEvents.companionId, id)),
          eq(calendarEvents.status, 'pending'),
          gte(calendarEvents.date, today),
          isNull(calendarEvents.deletedAt),
        ),
      )
      .for('no key update');
    for (const row of rows) {
      const calendarEvent = await changeCalendarEvent(tx, row, { ...without(row, id), updatedAt: now });
      await record('calendar-event.edited', { calendarEvent, changed: ['driverId', 'companionId'] });
    }
    const series = await tx
      .select()
      .from(calendarEventSeries)
      .where(
        and(
          eq(calendarEventSeries.circleId, circleId),
          or(eq(calendarEventSeries.driverId, id), eq(calendarEventSeries.companionId, id)),
        ),
      )
      .for('no key update');
    for (const row of series) {
      await tx
        .update(calendarEventSeries)
        .set({ ...without(row, id), updatedAt: now })
        .where(and(eq(calendarEventSeries.circleId, circleId), eq(calendarEventSeries.id, row.id)));
      await record('calendar-series.changed', { seriesId: row.id });
    }
  },
});

interface Accompanied {
  needsDriver: boolean;
  driverId: string | null;
  companionId: string | null;
}

function without({ needsDriver, driverId, companionId }: Accompanied, id: string): Accompanied {
  return {
    needsDriver: needsDriver || driverId === id,
    driverId: driverId === id ? null : driverId,
    companionId: companionId === id ? null : companionId,
  };
}
