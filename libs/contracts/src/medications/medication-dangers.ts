import type { AllergyConflict, InteractionReport, KnownInteraction } from './interaction';

/** What nobody may start without having decided on it: interactions that are severe or major, and what one is allergic to. */
export function dangersOf({
  interactions,
  allergies,
}: Pick<InteractionReport, 'interactions' | 'allergies'>) {
  return {
    interactions: interactions.filter(({ severity }) => severity === 'severe' || severity === 'major'),
    allergies: allergies.filter(({ match }) => match !== 'related-class'),
  };
}

/** What somebody accepts, by the drugs and what can come of them: the same whatever the products are called. */
export function dangerKeys(report: Pick<InteractionReport, 'interactions' | 'allergies'>): string[] {
  const dangers = dangersOf(report);
  return [...new Set([...dangers.interactions.map(interactionKey), ...dangers.allergies.map(allergyKey)])];
}

export const interactionKey = ({ cause, affected, effect }: KnownInteraction): string =>
  [cause.ingredient, affected.ingredient, effect].join('|');

const allergyKey = ({ allergy, medication }: AllergyConflict): string =>
  ['allergy', allergy, medication.ingredient].join('|').slice(0, mostKeyLetters);

/** Longer ones are cut on both sides alike. */
export const mostKeyLetters = 300;
