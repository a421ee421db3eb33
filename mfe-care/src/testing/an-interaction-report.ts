import type { KnownInteraction, RecipientInteractions } from '@carecircle/contracts';
import { idOf } from './a-task';

/** Advil (medication 1) thins the blood further that Coumadin (medication 2) thins. */
export const anInteraction = (fields: Partial<KnownInteraction> = {}): KnownInteraction => ({
  cause: { medicationId: idOf(1), name: 'Advil', ingredient: 'ibuprofen' },
  affected: { medicationId: idOf(2), name: 'Coumadin', ingredient: 'warfarin' },
  severity: 'major',
  mechanism: 'same-effect',
  effect: 'bleeding',
  advice: ['ask-before-taking', 'watch-bleeding'],
  sources: [{ label: 'warfarin', section: 'drug-interactions' }],
  checkedOn: '2026-11-22',
  ...fields,
});

export const anInteractionReport = (fields: Partial<RecipientInteractions> = {}): RecipientInteractions => ({
  interactions: [],
  more: 0,
  duplicates: [],
  allergies: [],
  unknownNames: [],
  unknownAllergies: [],
  acceptances: [],
  coverage: { facts: 334, pairs: 7000, ingredients: 445, checkedOn: '2026-11-22' },
  ...fields,
});
