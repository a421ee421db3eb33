import type { Language } from '@carecircle/contracts';
import { checkedWordFiles } from '../remotes/require-words';
import type { LegalText } from './legal-text';

type Loader = () => Promise<{ default: LegalText }>;

/** The two documents in each language that the product speaks. */
export const legalTexts: Record<'terms' | 'privacy', Record<Language, Loader>> = {
  terms: checkedWordFiles({
    en: () => import('./terms.en'),
    es: () => import('./terms.es'),
    fr: () => import('./terms.fr'),
    de: () => import('./terms.de'),
    it: () => import('./terms.it'),
    pt: () => import('./terms.pt'),
  }),
  privacy: checkedWordFiles({
    en: () => import('./privacy.en'),
    es: () => import('./privacy.es'),
    fr: () => import('./privacy.fr'),
    de: () => import('./privacy.de'),
    it: () => import('./privacy.it'),
    pt: () => import('./privacy.pt'),
  }),
};
