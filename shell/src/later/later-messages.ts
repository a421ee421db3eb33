import { separateWords } from '@carecircle/remote-kit';
import { checkedWordFiles } from '../remotes/require-words';
import type en from './messages/en.json';

/**
 * The words of what nobody sees first: the screens outside of a circle, the bell's panel, and every notification, whose keys begin
 * with its cause. One file a language, for each file costs a sum on every page.
 */
export const { useWords: useLaterMessages, load: loadLaterMessages } = separateWords<typeof en>(
  checkedWordFiles({
    en: () => import('./messages/en'),
    es: () => import('./messages/es'),
    fr: () => import('./messages/fr'),
    de: () => import('./messages/de'),
    it: () => import('./messages/it'),
    pt: () => import('./messages/pt'),
  }),
);

/** Code that shows them, once they are there too in the language of the page. */
export async function withLaterMessages<Module>(module: Promise<Module>): Promise<Module> {
  const [code] = await Promise.all([module, loadLaterMessages(document.documentElement.lang)]);
  return code;
}
