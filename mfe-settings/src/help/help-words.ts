import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** The words of the help screens in the person's language: they are many, and nobody else needs them. */
export const { useWords: useHelpWords, WithWords: WithHelpWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
