import type { CompiledMessage } from 'icu-minify/format';
import { bringKitWords } from '../words/kit-words';

/** Messages of one language as the build compiled them. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** Loads the messages of each language a remote speaks; English is always there. */
export interface MessageLoaders {
  en: () => Promise<{ default: object }>;
  [language: string]: (() => Promise<{ default: object }>) | undefined;
}

/** Words of a remote, ready to show. */
export interface LoadedMessages {
  language: string;
  messages: Catalogue;
}

/** Loads the messages of a language, and the kit's with them; one that the remote does not speak falls back to English. */
export async function loadMessages(loaders: MessageLoaders, language: string): Promise<LoadedMessages> {
  const load = loaders[language];
  const [module] = await Promise.all([(load ?? loaders.en)(), bringKitWords(language)]);
  return { language: load ? language : 'en', messages: module.default as Catalogue };
}
