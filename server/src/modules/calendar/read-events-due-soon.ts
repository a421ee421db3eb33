import { can } from '@carecircle/permissions';
import { dayIn, startOfDay } from '../../records/circle-days';
import { minutesBefore, type DueSoon, type ReadDueSoon } from '../../records/due-soon';
import { addDays } from '../../recurrence/day-number';
import { momentOf } from '../../recurrence/wall-moments';
import { calendarEventOf } from './calendar-event-rows';
import { readCalendarEvents } from './calendar-event-series-rows';

const daysAhead = 3;
/** One is reminded of a whole day on the evening before, whatever the advance. */
const evening = '18:00';

/** Events of the coming days, for all who may see them; their own switch says whether one is reminded (CAL-3). */
export const readEventsDueSoon: ReadDueSoon = async (tx, { circle, members, now }) => {
  const { timeZone } = circle;
  const today = dayIn(timeZone, now);
  const events = await readCalendarEvents(tx, circle, { from: today, to: addDays(today, daysAhead) });
  return events
    .filter(({ status }) => status === 'pending')
    .map((row): DueSoon => {
      const { id, title, date, time, createdAt, recipientId, reminder } = row;
      const dueAt = time === null ? startOfDay(timeZone, date) : momentOf(timeZone, date, time);
      const readers = members.filter((member) => can(member, 'event:view', recipientId));
      return {
        ...{ id, dueAt, createdAt, title, day: date, time },
        remindAt({ appointmentAdvance }) {
          if (!reminder) return null;
          return time === null
            ? momentOf(timeZone, addDays(date, -1), evening)
            : minutesBefore(dueAt, appointmentAdvance);
        },
        memberIds: readers.map((member) => member.id),
        tell: (log, toldIds) =>
          log.toCircle(circle.id, 'calendar-event.due', { calendarEvent: calendarEventOf(row), toldIds }),
      };
    });
};
