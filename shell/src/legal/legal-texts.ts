import type { Preferences } from '@carecircle/contracts';
import type { LegalText } from './legal-text';

type Loader = () => Promise<{ default: LegalText }>;

/** The two documents in each language that the product speaks. */
export const legalTexts: Record<'terms' | 'privacy', Record<Preferences['language'], Loader>> = {
  terms: { en: () => import('./terms.en'), es: () => import('./terms.es') },
  privacy: { en: () => import('./privacy.en'), es: () => import('./privacy.es') },
};
