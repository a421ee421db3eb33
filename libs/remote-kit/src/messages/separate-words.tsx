import { use, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { failedForMs } from '../failed-for-ms';
import { loadMessages, type LoadedMessages, type MessageLoaders } from './catalogue';
import { MessagesContext, translator, type Translate } from './messages-of';

interface WithWordsProps {
  /** Stands there until the words have come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Words that would weigh on every first screen: they come with what shows them, which stands in `WithWords`, or with its code in a
 * `Suspense`. The hook gives them in the language of the tree; `load` is for what speaks outside of one.
 */
export function separateWords<Messages extends object>(loaders: MessageLoaders) {
  type Words = Translate<Extract<keyof Messages, string>>;
  const loading = new Map<string, Promise<LoadedMessages>>();
  const loaded = new Set<string>();
  const failed = new Map<string, Promise<LoadedMessages>>();

  function load(language: string): Promise<LoadedMessages> {
    const known = loading.get(language);
    if (known) return known;
    const words = loadMessages(loaders, language);
    loading.set(language, words);
    words.then(
      (came) => {
        loaded.add(language);
        // As `use` marks what it has waited for: what has come is there at once, also where it was never used.
        Object.assign(words, { status: 'fulfilled', value: came });
      },
      () => {
        loading.delete(language);
        failed.set(language, words);
        setTimeout(() => failed.delete(language), failedForMs);
      },
    );
    return words;
  }

  const useLanguage = () => useContext(MessagesContext)?.language ?? 'en';

  function useWords(): Words {
    const language = useLanguage();
    // Always used: React repeats a render that has waited, and counts on meeting the same `use` again.
    const words = use(failed.get(language) ?? load(language));
    return useMemo(() => translator(words), [words]);
  }

  /** Shows its content as soon as the words are there; a `Suspense` that has shown its fallback holds it back for 0.3 s. */
  function WithWords({ fallback = null, children }: WithWordsProps) {
    const language = useLanguage();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, setCame] = useState('');
    useEffect(() => {
      load(language).then(
        () => setCame(language),
        (error: unknown) => setFailure({ error }),
      );
    }, [language]);
    if (failure) throw failure.error;
    return loaded.has(language) ? children : fallback;
  }

  return { useWords, load, WithWords };
}
