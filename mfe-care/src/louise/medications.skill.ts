import type { Medication } from '@carecircle/contracts';
import {
  askedRecipients,
  linkTo,
  listed,
  named,
  recipientName,
  type CareContext,
  type CareSkill,
} from './care-skill';

async function readActive(context: CareContext, words: readonly string[]) {
  const { medications, figures } = await context.read('care.listMedications', {});
  const people = new Set(askedRecipients(context, words).map(({ id }) => id));
  const active = medications.filter(
    ({ status, recipientId }) => status === 'active' && people.has(recipientId),
  );
  const asked = named(active, words);
  return { medications: asked.length > 0 ? asked : active, figures };
}

export const medicationList: CareSkill = {
  description: 'Which medications somebody takes, with strength, dosage and times.',
  answer: async ({ words }, context) => {
    const { t } = context;
    const { medications } = await readActive(context, words);
    const links = linkTo(t('link.medications'), 'medications-advanced');
    if (medications.length === 0) return { text: t('meds.none'), links };
    const lines = medications.map((medication) => medicationWords(context, medication));
    return { text: `${t('meds.list', { count: medications.length })}\n${listed(lines)}`, links };
  },
};

function medicationWords(context: CareContext, medication: Medication): string {
  const { formats, session, t } = context;
  const times = medication.times.map((time) => formats.time(time));
  const who = session.recipients.length > 1 ? recipientName(context, medication.recipientId) : '';
  const when = medication.frequency === 'as-needed' ? t('meds.as-needed') : formats.list(times);
  return [`${medication.name} ${medication.strength}`.trim(), medication.dosage, when, who]
    .filter(Boolean)
    .join(', ');
}

export const refills: CareSkill = {
  description: 'Which medications need a refill soon, and when the stock runs out.',
  answer: async ({ words }, context) => {
    const { t, formats } = context;
    const { medications, figures } = await readActive(context, words);
    const isNamed = named(medications, words).length > 0;
    const lines = medications.flatMap((medication) => {
      const stock = figures.find(({ medicationId }) => medicationId === medication.id)?.stock;
      if (!stock || (!stock.isRefillDue && !isNamed)) return [];
      const { name } = medication;
      return [
        stock.runsOutOn ? t('refill.line', { name, day: formats.date(stock.runsOutOn, 'full') }) : name,
      ];
    });
    const links = linkTo(t('link.medications'), 'medications-advanced');
    if (lines.length === 0) return { text: t('refill.none'), links };
    return { text: `${t(isNamed ? 'refill.stock' : 'refill.due')}\n${listed(lines)}`, links };
  },
};
