import type { Language } from '@carecircle/contracts';
import {
  loadMessages,
  messagesOf,
  type KitWords,
  type LoadedMessages,
  type MessageLoaders,
} from '@carecircle/remote-kit';
import type en from './messages/en.json';
import { bringAreaWords } from './remotes/bring-area-words';
import { checkedWordFiles } from './remotes/require-words';

export const useMessages = messagesOf<typeof en>();

/** One file a language: the shell's own words and the kit's. */
const files = checkedWordFiles({
  en: () => import('./messages/en'),
  es: () => import('./messages/es'),
  fr: () => import('./messages/fr'),
  de: () => import('./messages/de'),
  it: () => import('./messages/it'),
  pt: () => import('./messages/pt'),
} satisfies Record<Language, () => Promise<{ default: object; kitWords: KitWords }>>);

/** The shell's own words change together with the names of the areas. */
export const shellMessages: MessageLoaders = {
  en: () => withAreaWords('en'),
  es: () => withAreaWords('es'),
  fr: () => withAreaWords('fr'),
  de: () => withAreaWords('de'),
  it: () => withAreaWords('it'),
  pt: () => withAreaWords('pt'),
};

async function withAreaWords(language: Language) {
  const [words] = await Promise.all([files[language](), bringAreaWords(language)]);
  return words;
}

let first: LoadedMessages = { language: 'en', messages: {} };

export async function loadKitWords(language: Language): Promise<KitWords> {
  return (await files[language]()).kitWords;
}

/** Loads the words of the page's language, before anything renders. */
export async function loadFirstMessages(language: Language): Promise<LoadedMessages> {
  first = await loadMessages(shellMessages, language);
  return first;
}

/** At hand once they are loaded: the card of an area must show when nothing more can be. Until then areas have no words to say. */
export function firstMessages(): LoadedMessages {
  return first;
}
