import { newId, propose } from '@carecircle/remote-kit';
import { clipText, saysAny } from '@carecircle/remote-kit/questions';
import { linkTo, named, type CareSkill } from './care-skill';
import { readTitle } from './read-title';
import { readWhen } from './read-when';

/** Prepares an event of the calendar. Without a time it is all day; without a day, or without a person where there are several, it asks back. */
export const addEvent: CareSkill = {
  description:
    'Prepares a new calendar event or appointment out of words such as "dentist on Friday at 10"; the person confirms it.',
  answer: async ({ text, words }, context) => {
    const { t, session, formats } = context;
    const { language, dateFormat } = session.preferences;
    const { day, time, rest } = readWhen(text, { language, dateFormat, today: formats.today() });
    const title = readTitle(rest, t('add-event.leads'), t('add-event.tails'));
    const toForm = linkTo(t('link.calendar'), 'calendar', { add: '1' });
    if (title === '') return { text: t('add-event.what'), links: toForm };
    if (day === null) return { text: t('add-event.when'), links: toForm };
    const { recipients } = session;
    const [person, another] = recipients.length === 1 ? recipients : named(recipients, words);
    if (!person || another) {
      return {
        text: t('add-event.whom', { names: formats.list(recipients.map(({ name }) => name)) }),
        links: toForm,
      };
    }
    const clock = time === null ? t('event.all-day') : formats.time(time);
    const when = [formats.date(day, 'this-year'), clock].join(', ');
    const link = linkTo(t('link.day', { day: formats.date(day, 'short') }), 'calendar', { day });
    return {
      text: t('add-event.ask', { title, when, person: person.name }),
      links: [],
      proposal: propose(
        'care.addCalendarEvent',
        {
          ...{
            calendarEventId: newId(),
            title: clipText(title, 200),
            description: '',
            recipientId: person.id,
          },
          ...{
            date: day,
            time,
            endTime: time === null ? null : anHourAfter(time),
            place: '',
            doctor: '',
            reminder: true,
          },
          type: saysAny(words, t('add-event.appointments')) ? 'appointment' : 'other',
        },
        { confirm: t('add-event.confirm'), done: t('add-event.done', { title }), links: link },
      ),
    };
  },
};

/** An event lasts an hour unless told (CAL-2); one that would end tomorrow has no end. */
function anHourAfter(time: string): string | null {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}
