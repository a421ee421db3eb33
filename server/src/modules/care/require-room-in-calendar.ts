import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../require-room-for';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';
import { taskSeries } from './task-series.tables';

/** Rows of events count, deleted ones too: all are read to know the days of series. */
export function requireRoomForEvents(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  const most = circleLimits.calendarEvents;
  return requireRoomFor(tx, calendarEvents, eq(calendarEvents.circleId, circleId), { most, adding });
}

export function requireRoomForSeries(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  const alive = and(eq(calendarEventSeries.circleId, circleId), isNull(calendarEventSeries.deletedAt));
  return requireRoomFor(tx, calendarEventSeries, alive, { most: circleLimits.calendarSeries, adding });
}

export function requireRoomForTaskSeries(tx: Transaction, circleId: string): Promise<void> {
  const alive = and(eq(taskSeries.circleId, circleId), isNull(taskSeries.deletedAt));
  return requireRoomFor(tx, taskSeries, alive, { most: circleLimits.taskSeries });
}
