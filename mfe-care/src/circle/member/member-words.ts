import { separateWords } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** Words of a member's page, which come with it. */
export const { useWords: useMemberWords, WithWords: WithMemberWords } = separateWords<typeof en>({
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  pt: () => import('./messages/pt.json'),
});
