import type { CalendarEvent } from '@carecircle/contracts';
import type { Question } from '@carecircle/remote-kit';
import {
  dayAfter,
  linkTo,
  listed,
  named,
  recipientName,
  type CareContext,
  type CareSkill,
} from './care-skill';
import { readWhen } from './read-when';

/** From tomorrow so many days ahead, and so many events: the specification's section 9. */
const daysAhead = 7;
const mostListed = 3;
const mostOfDay = 8;

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

/** Those of the people whom the question names, and of everybody; all where it names nobody. */
function askedFor({ session }: CareContext, { words }: Question, events: CalendarEvent[]): CalendarEvent[] {
  const asked = named(session.recipients, words).map(({ id }) => id);
  if (asked.length === 0) return events;
  return events.filter(({ recipientId }) => recipientId === null || asked.includes(recipientId));
}

/** The day that a question names, `YYYY-MM-DD`; null where it names none. */
function dayOf({ session, formats }: CareContext, { text }: Question): string | null {
  const { language, dateFormat } = session.preferences;
  return readWhen(text, { language, dateFormat, today: formats.today() }).day;
}

async function answerOn(day: string, question: Question, context: CareContext) {
  const { t, formats } = context;
  const isToday = day === formats.today();
  const date = formats.date(day, 'this-year');
  const events = askedFor(context, question, await readPending(context, day, day));
  if (events.length === 0) {
    const text = isToday ? t('events.none-today') : t('events.none-on', { day: date });
    return { text, links: toDays(context, []) };
  }
  const lines = events.slice(0, mostOfDay).map((event) => eventWords(context, event, false));
  const head = isToday ? t('events.today') : `${date}:`;
  return { text: `${head}\n${listed(lines)}`, links: toDays(context, events) };
}

export const appointments: CareSkill = {
  description:
    'Appointments and events of a day that is named, or the first three from tomorrow to seven days ahead; of one person where one is named.',
  answer: async (question, context) => {
    const { t } = context;
    const day = dayOf(context, question);
    if (day !== null) return answerOn(day, question, context);
    const events = askedFor(context, question, await readUpcoming(context));
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
  answer: (question, context) => answerOn(context.formats.today(), question, context),
};
