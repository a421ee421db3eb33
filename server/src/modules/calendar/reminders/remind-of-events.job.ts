import { Id } from '@carecircle/contracts/schemas';
import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import { addDays } from '../../../recurrence/day-number';
import { defineJob, type Job } from '../../../spine/define-job';
import { calendarEventOf } from '../calendar-event-rows';
import { readCalendarEvents } from '../calendar-event-series-rows';
import type { CalendarEventRow } from '../calendar-events.tables';
import { calendarReminders } from './calendar-reminders.tables';
import { reminderMoments, type ReminderMoments } from './reminder-moments';

type Reminder = ReminderMoments & { event: CalendarEventRow };

const payload = z.object({ circleId: Id });

const daysAhead = 7;
const dayMs = 86_400_000;

/**
 * Reminds a circle of what comes next in its calendar, each event once for each of its beginnings, and looks again when the next
 * one is near (CAL-3). Nobody is reminded of what has begun, nor of what was put in after the moment of its reminder: that was
 * told just then.
 */
export const remindOfEvents: Job<typeof payload> = defineJob({
  name: 'care.remind-of-events',
  payload,
  async run({ payload: { circleId }, tx, now, record, schedule }) {
    const reminders = await readReminders(tx, circleId, now);
    for (const reminder of reminders) {
      if (reminder.remindAt > now || !(await isFirst(tx, reminder))) continue;
      await record.toCircle(circleId, 'calendar-event.due', {
        calendarEvent: calendarEventOf(reminder.event),
      });
    }
    const begun = and(
      eq(calendarReminders.circleId, circleId),
      lt(calendarReminders.startsAt, new Date(now.getTime() - dayMs)),
    );
    await tx.delete(calendarReminders).where(begun);
    const comingMs = reminders.map(({ remindAt }) => remindAt.getTime()).filter((ms) => ms > now.getTime());
    const nextLook = new Date(Math.min(...comingMs, now.getTime() + daysAhead * dayMs));
    await schedule(remindOfEvents, { circleId }, nextLook, { key: circleId });
  },
});

/** What has not begun yet of the coming days. */
async function readReminders(tx: Transaction, circleId: string, now: Date): Promise<Reminder[]> {
  const timeZone = await zoneOfCircle(tx, circleId);
  const today = dayIn(timeZone, now);
  const range = { from: today, to: addDays(today, daysAhead + 1) };
  const events = await readCalendarEvents(tx, { id: circleId, timeZone }, range);
  return events
    .filter(({ reminder, status }) => reminder && status === 'pending')
    .map((event) => ({ event, ...reminderMoments(event, timeZone) }))
    .filter(({ event, startsAt, remindAt }) => startsAt > now && remindAt > event.createdAt)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

async function isFirst(tx: Transaction, { event, startsAt }: Reminder): Promise<boolean> {
  const rows = await tx
    .insert(calendarReminders)
    .values({ circleId: event.circleId, calendarEventId: event.id, startsAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
