import { linkTo, listed, memberName, type CareContext, type CareSkill } from './care-skill';
import { doseWords, readDoses, type AskedDose } from './read-doses';

const isDue = ({ state }: AskedDose) => state === 'due' || state === 'overdue';

function toMedications({ t }: CareContext) {
  return linkTo(t('link.medications'), 'medications');
}

export const dueDoses: CareSkill = {
  description: 'Which doses of medication are due or overdue now, and which is next today.',
  answer: async ({ words }, context) => {
    const { t } = context;
    const doses = await readDoses(context, words);
    const due = doses.filter(isDue);
    const next = doses.find(({ state }) => state === 'later');
    const lines = due.map((dose) =>
      dose.state === 'overdue'
        ? t('doses.overdue-line', { dose: doseWords(context, dose) })
        : doseWords(context, dose),
    );
    const first =
      due.length > 0 ? `${t('doses.due', { count: due.length })}\n${listed(lines)}` : t('doses.none-due');
    const then = next ? t('doses.next', { dose: doseWords(context, next) }) : '';
    return { text: [first, then].filter(Boolean).join('\n'), links: toMedications(context) };
  },
  suggest: async (context) => {
    const overdue = (await readDoses(context, [])).filter(({ state }) => state === 'overdue');
    if (overdue.length === 0) return null;
    const lines = overdue.map((dose) => doseWords(context, dose));
    const text = `${context.t('doses.overdue', { count: overdue.length })}\n${listed(lines)}`;
    return { text, links: toMedications(context) };
  },
};

export const nextDose: CareSkill = {
  description: 'When the next dose of medication is today.',
  answer: async ({ words }, context) => {
    const doses = await readDoses(context, words);
    const next = doses.find(({ state }) => state === 'later');
    const due = doses.find(isDue);
    const { t } = context;
    const text = [
      due ? t('doses.due-first', { dose: doseWords(context, due) }) : '',
      next ? t('doses.next', { dose: doseWords(context, next) }) : t('doses.no-more'),
    ];
    return { text: text.filter(Boolean).join('\n'), links: toMedications(context) };
  },
};

export const takenDoses: CareSkill = {
  description: 'Which doses were taken, skipped, missed or are still open today, by whom and when.',
  answer: async ({ words }, context) => {
    const { t } = context;
    const doses = await readDoses(context, words);
    if (doses.length === 0) return { text: t('doses.none-today'), links: toMedications(context) };
    const lines = doses.map((dose) => `${doseWords(context, dose)}: ${outcome(context, dose)}`);
    return { text: `${t('doses.today')}\n${listed(lines)}`, links: toMedications(context) };
  },
};

function outcome(context: CareContext, { dose, state }: AskedDose): string {
  const { t, formats } = context;
  const name = memberName(context, dose.loggedBy);
  if (dose.takenAt !== null) return t('dose.taken', { time: formats.instant(dose.takenAt), name });
  if (state === 'skipped') return t('dose.skipped', { name });
  if (state === 'missed') return t('dose.missed');
  return state === 'later' ? t('dose.later') : t('dose.open');
}
