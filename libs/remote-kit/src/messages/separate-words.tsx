import { useContext, useMemo, type ReactNode } from 'react';
import { retryableLoad, useLoaded, type RetryableLoad } from '../retryable-load';
import { loadMessages, type LoadedMessages, type MessageLoaders } from './catalogue';
import { MessagesContext, translator, type Translate } from './messages-of';

interface WithWordsProps {
  /** Stands there until the words have come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Words that would weigh on every first screen: they come with what shows them, which stands in `WithWords`, or whose code is awaited
 * together with `load`. The hook gives them in the language of the tree.
 */
export function separateWords<Messages extends object>(loaders: MessageLoaders) {
  type Words = Translate<Extract<keyof Messages, string>>;
  const languages = new Map<string, RetryableLoad<LoadedMessages>>();

  function inLanguage(language: string): RetryableLoad<LoadedMessages> {
    const known = languages.get(language);
    if (known) return known;
    const words = retryableLoad(() => loadMessages(loaders, language));
    languages.set(language, words);
    return words;
  }

  const load = (language: string) => inLanguage(language).load();
  const useLoadedWords = () => useLoaded(inLanguage(useContext(MessagesContext)?.language ?? 'en'));

  function useWords(): Words {
    const words = useLoadedWords();
    if (!words) throw new Error('Separate words are shown before they have come');
    return useMemo(() => translator(words), [words]);
  }

  function WithWords({ fallback = null, children }: WithWordsProps) {
    return useLoadedWords() ? children : fallback;
  }

  return { useWords, load, WithWords };
}
