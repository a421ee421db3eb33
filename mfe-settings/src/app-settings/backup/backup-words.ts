import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** The words of backups in the person's language. */
export const { useWords: useBackupWords, WithWords: WithBackupWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
