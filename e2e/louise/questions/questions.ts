import type { Language } from '@carecircle/contracts';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';
import type { Questions } from './question';

export const questionsIn: Readonly<Record<Language, Questions>> = { en, es, fr, de, it, pt };
