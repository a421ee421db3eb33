import type { AllergyConflict, InteractionReport } from '@carecircle/contracts';
import { Banner } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import css from './interactions.module.css';

/** Medications that meet an allergy; what has the same ingredient or is of its kind is a danger. */
export function AllergyNotes({ allergies }: Pick<InteractionReport, 'allergies'>) {
  const t = useMessages();
  const words = useAllergyWords();
  if (allergies.length === 0) return null;
  const isDanger = allergies.some(({ match }) => match !== 'related-class');
  return (
    <Banner tone={isDanger ? 'danger' : 'due'} icon={WarningIcon} title={t('interactions.allergies')}>
      <ul className={css.lines}>
        {allergies.map((conflict) => (
          <li key={words(conflict)}>{words(conflict)}</li>
        ))}
      </ul>
    </Banner>
  );
}

export function useAllergyWords() {
  const t = useMessages();
  return ({ allergy, match, drugClass, medication: { name, ingredient } }: AllergyConflict) =>
    match === 'ingredient' || drugClass === null
      ? t('interactions.allergy.ingredient', { allergy, name, ingredient })
      : t(`interactions.allergy.${match}`, {
          ...{ allergy, name, ingredient },
          class: t(`interactions.class.${drugClass}`),
        });
}
