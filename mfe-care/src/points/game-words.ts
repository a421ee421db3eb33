import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** The words of the game in the person's language; the names of all achievements and rewards are many. */
export const { useWords: useGameWords, WithWords: WithGameWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
