import type { Language } from '@carecircle/contracts';
import {
  loadMessages,
  messagesOf,
  type KitWords,
  type LoadedMessages,
  type MessageLoaders,
} from '@carecircle/remote-kit';
import type en from './messages/en.json';
import { loadRemoteWords } from './remotes/load-remote-words';
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
  en: () => withRemoteWords('en'),
  es: () => withRemoteWords('es'),
  fr: () => withRemoteWords('fr'),
  de: () => withRemoteWords('de'),
  it: () => withRemoteWords('it'),
  pt: () => withRemoteWords('pt'),
};

async function withRemoteWords(language: Language) {
  const [words] = await Promise.all([files[language](), loadRemoteWords(language)]);
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
