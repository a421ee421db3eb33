import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** The words of the own screen of somebody cared for, in their language. */
export const { useWords: useForYouWords, WithWords: WithForYouWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
