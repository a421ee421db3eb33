import { useEffect, useState } from 'react';
import { loadMessages, type LoadedMessages, type MessageLoaders } from './catalogue';

/** Messages in a language; when that changes, the former stay until the new are there. */
export function useMessageLoading(
  loaders: MessageLoaders,
  first: LoadedMessages,
  language: string,
): LoadedMessages {
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    let wanted = true;
    loadMessages(loaders, language).then(
      (next) => wanted && setLoaded((shown) => (shown.messages === next.messages ? shown : next)),
      (error: unknown) => console.error(`Messages in '${language}' could not be loaded`, error),
    );
    return () => {
      wanted = false;
    };
  }, [loaders, language]);
  return loaded;
}
