import { circleLimits } from '@carecircle/contracts';
import {
  CalendarEventStatus,
  Day,
  Id,
  Instant,
  Repeat,
  calendarEventFields,
  freeText,
  transportFields,
} from '@carecircle/contracts/schemas';
import { isNotNull, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import type { CopiedKind } from '../copied-kind';
import { copiedSeries, isSchedule } from '../series';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';

const importUid = freeText(1000).nullable();
const { type, place, doctor, reminder } = calendarEventFields;

/** The calendar (CAL-2, CAL-4). A deleted day of a series goes along: without its row the series would say that it happens. */
export const copiedCalendar: readonly CopiedKind[] = [
  {
    name: 'calendarSeries',
    table: calendarEventSeries,
    action: 'event:view',
    fields: {
      ...copiedSeries,
      durationMinutes: z.int().min(1).max(1_440).nullable(),
      ...{ type, place, doctor, reminder },
      ...transportFields,
      importUid,
    },
    holds: isSchedule,
    refers: { recipientId: 'recipients' },
    people: ['createdBy', 'driverId', 'companionId'],
    most: circleLimits.calendarSeries,
  },
  {
    name: 'calendarEvents',
    table: calendarEvents,
    action: 'event:view',
    fields: {
      id: Id,
      ...calendarEventFields,
      status: CalendarEventStatus,
      createdBy: Id,
      createdAt: Instant,
      updatedAt: Instant,
      completedAt: Instant.nullable(),
      deletedAt: Instant.nullable(),
      ...transportFields,
      seriesId: Id.nullable(),
      ruleDay: Day.nullable(),
      repeat: Repeat.nullable(),
      importUid,
    },
    holds: ({ time, endTime }) => endTime === null || (time !== null && String(endTime) > String(time)),
    refers: { recipientId: 'recipients', seriesId: 'calendarSeries' },
    people: ['createdBy', 'driverId', 'companionId'],
    most: circleLimits.calendarEvents,
    where: () => or(isNull(calendarEvents.deletedAt), isNotNull(calendarEvents.seriesId)),
  },
];
