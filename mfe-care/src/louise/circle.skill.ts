import type { Shift } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { linkTo, listed, memberName, recipientName, type CareContext, type CareSkill } from './care-skill';

export const members: CareSkill = {
  description: 'Who is in the care circle, and whom it cares for.',
  answer: async (_question, context) => {
    const { t, session } = context;
    const active = session.members.filter(({ status }) => status === 'active');
    const lines = active.map(({ name, role }) => `${name} (${t(`role.${role}`)})`);
    const cared = context.formats.list(session.recipients.map(({ name }) => name));
    const text = [
      t('members', { count: active.length, circle: session.circle.name }),
      listed(lines),
      cared ? t('members.cared', { names: cared }) : '',
    ];
    return { text: text.filter(Boolean).join('\n'), links: linkTo(t('link.circle'), 'circle') };
  },
};

/** Who has a shift today, and whose tasks are due today. */
export const helpingToday: CareSkill = {
  description: 'Who helps today: shifts of care and tasks due today, with who is on them.',
  answer: async (_question, context) => {
    const { t } = context;
    const lines = [...(await shiftLines(context)), ...(await taskLines(context))];
    const links = linkTo(t('link.care-log'), 'care-log');
    if (lines.length === 0) return { text: t('helping.nobody'), links };
    return { text: `${t('helping.today')}\n${listed(lines)}`, links };
  },
};

async function shiftLines(context: CareContext): Promise<string[]> {
  const { session, formats, t } = context;
  const all = await Promise.all(
    session.recipients.map(({ id }) => context.read('care.getCareNow', { recipientId: id })),
  );
  const isToday = ({ startsAt, endsAt }: Shift) =>
    formats.dayOf(startsAt) <= formats.today() && Date.parse(endsAt) > context.nowMs;
  return all
    .flatMap(({ shifts }) => shifts)
    .filter(isToday)
    .map((shift) =>
      t('helping.shift', {
        name: memberName(context, shift.memberId),
        person: recipientName(context, shift.recipientId),
        from: formats.instant(shift.startsAt),
        to: formats.instant(shift.endsAt),
      }),
    );
}

async function taskLines(context: CareContext): Promise<string[]> {
  const { session, formats, t } = context;
  if (!can(session.member, 'task:view')) return [];
  const today = formats.today();
  const tasks = await context.read('care.listTasksBetween', { from: today, to: today });
  return tasks
    .filter(({ status }) => status !== 'completed')
    .map(({ title, assigneeId }) =>
      assigneeId === null
        ? t('helping.task-open', { title })
        : t('helping.task', { title, name: memberName(context, assigneeId) }),
    );
}
