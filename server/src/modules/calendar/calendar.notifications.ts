import type { CalendarEvent } from '@carecircle/contracts';
import type { NotificationFactsByRule } from '../../records/notification-facts';

export const calendarNotificationFacts = {
  'event-added': ({ actorId, payload: { calendarEvent } }) => ({
    actorId,
    ...inCalendar(calendarEvent),
    gathers: { as: 'events' },
  }),
  'event-due': ({ payload: { calendarEvent, toldIds } }) => {
    const { title, date, time } = calendarEvent;
    return {
      actorId: null,
      ...(toldIds && { personIds: toldIds }),
      ...inCalendar(calendarEvent),
      values: { title, day: date, time: time ?? 'none' },
    };
  },
  'events-imported': ({ actorId, payload: { events } }) => ({
    actorId,
    relatedId: null,
    values: { count: events },
  }),
  'event-moved': ({ actorId, payload: { calendarEvent, before } }) => {
    if (!before || before.date === undefined) return null;
    const { title, date, time, place, driverId, companionId } = calendarEvent;
    const concerned = [driverId, companionId].filter((id) => id !== null);
    const from = { fromDay: before.date, fromTime: before.time ?? 'none', fromPlace: before.place };
    return {
      actorId,
      ...inCalendar(calendarEvent),
      ...(concerned.length > 0 && { personIds: concerned }),
      values: {
        title,
        day: date,
        time: time ?? 'none',
        place,
        ...from,
        isPlaceOnly: Number(isSameTime(before, calendarEvent)),
      },
    };
  },
  'event-cancelled': ({ actorId, payload: { calendarEvent } }) => ({ actorId, ...inCalendar(calendarEvent) }),
  'companion-asked': ({ actorId, payload: { calendarEvent, memberId, as } }) => ({
    actorId,
    personId: memberId,
    ...inCalendar(calendarEvent),
    values: { title: calendarEvent.title, as },
  }),
  'drive-handed-back': ({ actorId, payload: { calendarEvent } }) => ({
    actorId,
    relatedId: calendarEvent.id,
    values: { title: calendarEvent.title },
  }),
} satisfies Partial<NotificationFactsByRule>;

function inCalendar({ id, title, date }: CalendarEvent) {
  return { search: `?day=${date}`, relatedId: id, values: { title } };
}

function isSameTime(
  one: Pick<CalendarEvent, 'date' | 'time'>,
  other: Pick<CalendarEvent, 'date' | 'time'>,
): boolean {
  return one.date === other.date && one.time === other.time;
}
