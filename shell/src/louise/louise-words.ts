import { separateWords } from '@carecircle/remote-kit';
import { checkedWordFiles } from '../remotes/require-words';
import type en from './messages/en.json';

/** What Louise says of herself; the remotes bring the words of their skills. */
export const { useWords: useLouiseWords, load: loadLouiseWords } = separateWords<typeof en>(
  checkedWordFiles({
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  }),
);

export type LouiseKey = Extract<keyof typeof en, string>;
