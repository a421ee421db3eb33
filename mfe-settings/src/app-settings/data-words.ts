import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** The words of Data & Sync and of Storage & Cache in the person's language: nobody else needs them. */
export const { useWords: useDataWords, WithWords: WithDataWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
