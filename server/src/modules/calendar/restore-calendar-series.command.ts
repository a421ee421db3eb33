import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { lockCalendarSeries } from './calendar-event-series-rows';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';
import { requireRoomForSeries } from './require-room-in-calendar';

export const restoreCalendarSeries = defineCommand(
  apiContract.care.restoreCalendarSeries,
  async ({ tx, input: { seriesId }, circle, now, record }) => {
    const series = await lockCalendarSeries(tx, circle.id, seriesId);
    if (!series.deletedAt) return { seriesId };
    requireInTrash(series.deletedAt, now);
    await requireRoomForSeries(tx, circle.id);
    const back = { deletedAt: null, updatedAt: now };
    await tx
      .update(calendarEvents)
      .set(back)
      .where(
        and(
          eq(calendarEvents.circleId, circle.id),
          eq(calendarEvents.seriesId, seriesId),
          eq(calendarEvents.deletedAt, series.deletedAt),
        ),
      );
    await tx
      .update(calendarEventSeries)
      .set(back)
      .where(and(eq(calendarEventSeries.circleId, circle.id), eq(calendarEventSeries.id, seriesId)));
    await record('calendar-series.changed', { seriesId });
    return { seriesId };
  },
);
