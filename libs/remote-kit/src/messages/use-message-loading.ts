import { useEffect, useState } from 'react';
import { defaultPreferences } from '@carecircle/contracts';
import { useOptionalSession } from '../session/use-session';
import { loadMessages, type LoadedMessages, type MessageLoaders } from './catalogue';

/** Messages in the person's language; when that changes, the former stay until the new are there. */
export function useMessageLoading(loaders: MessageLoaders, first: LoadedMessages): LoadedMessages {
  const [loaded, setLoaded] = useState(first);
  const language = useOptionalSession()?.preferences.language ?? defaultPreferences.language;
  useEffect(() => {
    let wanted = true;
    loadMessages(loaders, language).then(
      (messages) => wanted && setLoaded(messages),
      (error: unknown) => console.error(`Messages in '${language}' could not be loaded`, error),
    );
    return () => {
      wanted = false;
    };
  }, [loaders, language]);
  return loaded;
}
