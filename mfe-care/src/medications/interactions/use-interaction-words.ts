import type { InteractionSource, KnownInteraction, MedicationPart } from '@carecircle/contracts';
import { useMessages } from '../../words';

/** The sentences of an interaction, made of catalogue words and the names of the medications (MED-3). */
export function useInteractionWords() {
  const t = useMessages();
  const drug = ({ name, ingredient }: MedicationPart) =>
    name.toLowerCase() === ingredient.toLowerCase() ? name : t('interactions.drug', { name, ingredient });
  const source = (from: InteractionSource) =>
    'label' in from
      ? t('interactions.label', {
          drug: from.label.replaceAll('-', ' '),
          section: t(`interactions.section.${from.section}`),
        })
      : t(`interactions.list.${from.list}`);
  return {
    title: ({ cause, affected }: KnownInteraction) =>
      t('interactions.pair', { one: drug(cause), other: drug(affected) }),
    /** How it comes about, and what can come of it. */
    story: ({ cause, affected, mechanism, effect }: KnownInteraction) => {
      const names = { cause: cause.name, affected: affected.name };
      const how = t(`interactions.mechanism.${mechanism}`, names);
      return `${how} ${t(`interactions.effect.${effect}`, names)}`;
    },
    advice: ({ advice }: KnownInteraction) =>
      advice.map((code) => ({ code, text: t(`interactions.advice.${code}`) })),
    sources: ({ sources }: KnownInteraction) =>
      t('interactions.sources', { sources: sources.map(source).join('; ') }),
  };
}
