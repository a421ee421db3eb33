import type { EmergencyContact, Language } from '@carecircle/contracts';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

/** What the page of a card says; its program takes them from the page. */
export interface CardWords {
  title: string;
  opening: string;
  noScript: string;
  born: string;
  speaks: string;
  call: string;
  allergies: string;
  noAllergies: string;
  conditions: string;
  medications: string;
  asNeeded: string;
  contacts: string;
  doctors: string;
  insurers: string;
  none: string;
  notShared: string;
  asOf: string;
  told: string;
  gone: string;
  goneText: string;
  insecure: string;
  insecureText: string;
  failed: string;
  failedText: string;
  retry: string;
  relationships: Record<EmergencyContact['relationship'], string>;
}

export const cardWords: Record<Language, CardWords> = { en, es, fr, de, it, pt };
