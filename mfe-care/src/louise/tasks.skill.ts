import type { Task } from '@carecircle/contracts';
import { wallMoment } from '@carecircle/remote-kit';
import { dueState } from '../task-lists/due-state';
import { seriesAsOne } from '../task-lists/series-as-one';
import { linkTo, listed, memberName, named, type CareContext, type CareSkill } from './care-skill';

const mostListed = 5;

async function readOpen(context: CareContext): Promise<Task[]> {
  const { tasks } = await context.read('care.listTasks', { status: 'open', limit: 100 });
  return seriesAsOne(tasks).map(({ task }) => task);
}

function taskWords(context: CareContext, task: Task): string {
  const { formats, t } = context;
  const day = task.dueDate === formats.today() ? t('task.today') : formats.date(task.dueDate, 'short');
  const due = task.dueTime === null ? day : `${day}, ${formats.time(task.dueTime)}`;
  const who = task.assigneeId === null ? t('task.anyone') : memberName(context, task.assigneeId);
  return `${task.title} (${due}, ${who})`;
}

function answerOf(context: CareContext, tasks: readonly Task[], head: string, none: string) {
  const { t } = context;
  const toList = linkTo(t('link.tasks'), 'tasks');
  if (tasks.length === 0) return { text: none, links: toList };
  const shown = tasks.slice(0, mostListed);
  const more = tasks.length - shown.length;
  const lines = shown.map((task) => taskWords(context, task));
  const text = [head, listed(lines), more > 0 ? t('tasks.more', { count: more }) : '']
    .filter(Boolean)
    .join('\n');
  const [first] = shown.length === 1 ? shown : [];
  return { text, links: first ? linkTo(first.title, 'tasks', { task: first.id }) : toList };
}

export const openTasks: CareSkill = {
  description: 'Open tasks of the circle, or of a member who is named.',
  answer: async ({ words }, context) => {
    const { t, session } = context;
    const [member] = named(session.members, words);
    const tasks = (await readOpen(context)).filter(({ assigneeId }) => !member || assigneeId === member.id);
    const head = member
      ? t('tasks.of', { name: member.name, count: tasks.length })
      : t('tasks.open', { count: tasks.length });
    return answerOf(
      context,
      tasks,
      head,
      member ? t('tasks.none-of', { name: member.name }) : t('tasks.none'),
    );
  },
};

export const myTasks: CareSkill = {
  description: 'Open tasks of the person who asks.',
  answer: async (_question, context) => {
    const { t, session } = context;
    const tasks = (await readOpen(context)).filter(({ assigneeId }) => assigneeId === session.person.id);
    return answerOf(context, tasks, t('tasks.mine', { count: tasks.length }), t('tasks.none-mine'));
  },
};

export const overdueTasks: CareSkill = {
  description: 'Tasks that are overdue.',
  answer: async (_question, context) => {
    const { t } = context;
    const tasks = await readOverdue(context);
    return answerOf(context, tasks, t('tasks.overdue', { count: tasks.length }), t('tasks.none-overdue'));
  },
  suggest: async (context) => {
    const tasks = await readOverdue(context);
    if (tasks.length === 0) return null;
    return answerOf(context, tasks, context.t('tasks.overdue', { count: tasks.length }), '');
  },
};

async function readOverdue(context: CareContext): Promise<Task[]> {
  const now = wallMoment(context.nowMs, context.session.circle.timeZone);
  return (await readOpen(context)).filter((task) => dueState(task, now) === 'overdue');
}
