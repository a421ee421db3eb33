import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';

/** Rows of events count, deleted ones too: all are read to know the days of series. */
export function requireRoomForEvents(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  const room = { of: circleId, most: circleLimits.calendarEvents, adding };
  return requireRoomFor(tx, calendarEvents, eq(calendarEvents.circleId, circleId), room);
}

export function requireRoomForSeries(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  const alive = and(eq(calendarEventSeries.circleId, circleId), isNull(calendarEventSeries.deletedAt));
  const room = { of: circleId, most: circleLimits.calendarSeries, adding };
  return requireRoomFor(tx, calendarEventSeries, alive, room);
}
