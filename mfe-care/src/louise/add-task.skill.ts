import { newId, propose } from '@carecircle/remote-kit';
import { clipText, saysAny } from '@carecircle/remote-kit/questions';
import { linkTo, named, type CareContext, type CareSkill } from './care-skill';
import { readTitle } from './read-title';
import { readWhen } from './read-when';

/** Prepares a task; everything that it will say stands in the words that ask for the confirmation (LOU-3). */
export const addTask: CareSkill = {
  description:
    'Prepares a new task out of words such as "buy milk tomorrow at 5 pm"; the person confirms it.',
  answer: async ({ text, words }, context) => {
    const { t, session, formats } = context;
    const { language, dateFormat } = session.preferences;
    const today = formats.today();
    const { day, time, rest } = readWhen(text, { language, dateFormat, today });
    const title = readTitle(rest, t('add-task.leads'), t('add-task.tails'));
    if (title === '')
      return { text: t('add-task.what'), links: linkTo(t('link.tasks'), 'tasks', { add: '1' }) };
    const dueDate = day ?? today;
    const assigneeId = assigneeOf(context, words);
    const due = [formats.date(dueDate, 'this-year'), ...(time === null ? [] : [formats.time(time)])].join(
      ', ',
    );
    const who = session.members.find(({ id }) => id === assigneeId)?.name ?? t('task.anyone');
    const taskId = newId();
    const input = { taskId, title: clipText(title, 200), description: '', dueDate, dueTime: time };
    const [only] = session.recipients.length === 1 ? session.recipients : named(session.recipients, words);
    return {
      text: t('add-task.ask', { title, due, who }),
      links: [],
      proposal: propose(
        'care.addTask',
        { ...input, recipientId: only?.id ?? null, assigneeId },
        {
          confirm: t('add-task.confirm'),
          done: t('add-task.done', { title }),
          links: linkTo(title, 'tasks', { task: taskId }),
        },
      ),
    };
  },
};

/** 'Remind me' is for whoever asks; else a member who is named, or anyone. */
function assigneeOf({ session, t }: CareContext, words: readonly string[]): string | null {
  if (saysAny(words, t('add-task.for-me'))) return session.person.id;
  const active = session.members.filter(({ status }) => status === 'active');
  const [member, another] = named(active, words);
  return member && !another ? member.id : null;
}
