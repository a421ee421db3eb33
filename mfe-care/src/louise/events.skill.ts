import type { CalendarEvent } from '@carecircle/contracts';
import { dayAfter, linkTo, listed, recipientName, type CareContext, type CareSkill } from './care-skill';

/** From tomorrow so many days ahead, and so many events: the specification's section 9. */
const daysAhead = 7;
const mostListed = 3;

async function readPending(context: CareContext, from: string, to: string): Promise<CalendarEvent[]> {
  const events = await context.read('care.listCalendarEvents', { from, to });
  const begins = ({ date, time }: CalendarEvent) => `${date} ${time ?? '24:00'}`;
  return events
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => begins(one).localeCompare(begins(other)));
}

function readUpcoming(context: CareContext): Promise<CalendarEvent[]> {
  const today = context.formats.today();
  return readPending(context, dayAfter(today, 1), dayAfter(today, daysAhead));
}

function eventWords(context: CareContext, event: CalendarEvent, withDay: boolean): string {
  const { formats, session, t } = context;
  const when = event.time === null ? t('event.all-day') : formats.time(event.time);
  const who = session.recipients.length > 1 ? recipientName(context, event.recipientId) : '';
  const day = withDay ? formats.date(event.date, 'this-year') : '';
  const facts = [event.title, day, when, event.doctor, event.place, who];
  return facts.filter(Boolean).join(', ');
}

const toDays = (context: CareContext, events: readonly CalendarEvent[]) => {
  const days = [...new Set(events.map(({ date }) => date))];
  const links = days.flatMap((day) =>
    linkTo(context.t('link.day', { day: context.formats.date(day, 'short') }), 'calendar', { day }),
  );
  return links.length > 0 ? links : linkTo(context.t('link.calendar'), 'calendar');
};

export const appointments: CareSkill = {
  description: 'Upcoming appointments and events from tomorrow to seven days ahead, the first three.',
  answer: async (_question, context) => {
    const { t } = context;
    const events = await readUpcoming(context);
    const shown = events.slice(0, mostListed);
    if (shown.length === 0) return { text: t('events.none-ahead'), links: toDays(context, []) };
    const more = events.length - shown.length;
    const lines = shown.map((event) => eventWords(context, event, true));
    const text = [t('events.ahead'), listed(lines), more > 0 ? t('events.more', { count: more }) : ''];
    return { text: text.filter(Boolean).join('\n'), links: toDays(context, shown) };
  },
  suggest: async (context) => {
    const [next] = await readUpcoming(context);
    if (!next) return null;
    const text = context.t('events.suggest', { event: eventWords(context, next, true) });
    return { text, links: toDays(context, [next]) };
  },
};

export const todayEvents: CareSkill = {
  description: 'Appointments and events of today that are still open.',
  answer: async (_question, context) => {
    const { t, formats } = context;
    const today = formats.today();
    const events = await readPending(context, today, today);
    if (events.length === 0) return { text: t('events.none-today'), links: toDays(context, []) };
    const lines = events.slice(0, 8).map((event) => eventWords(context, event, false));
    return { text: `${t('events.today')}\n${listed(lines)}`, links: toDays(context, events) };
  },
};
