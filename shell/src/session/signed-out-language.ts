import { useSyncExternalStore } from 'react';
import { languages, type Language, type Session } from '@carecircle/contracts';
import { useOptionalSession } from '@carecircle/remote-kit';

const listeners = new Set<() => void>();
let chosen: Language | undefined;

/** Language of the page: the person's, or signed out what this browser was told or speaks. */
export function languageOf(session: Session | null): Language {
  return session?.preferences.language ?? signedOutLanguage();
}

/** The same for components; renders anew when it changes. */
export function usePageLanguage(): Language {
  const session = useOptionalSession();
  const signedOut = useSyncExternalStore(subscribe, signedOutLanguage);
  return session?.preferences.language ?? signedOut;
}

/** Chooses the language of the screens before sign-in, on this device. */
export function chooseSignedOutLanguage(language: Language): void {
  chosen = language;
  document.documentElement.lang = language;
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  listeners.forEach((tell) => tell());
}

export function signedOutLanguage(): Language {
  chosen ??= spoken(kept()) ?? navigator.languages.map(spoken).find(Boolean) ?? 'en';
  return chosen;
}

/** In a cookie, so that the server sends its own pages in the same language. */
function kept(): string {
  return /(?:^|; )language=([a-z]+)/.exec(document.cookie)?.[1] ?? '';
}

function spoken(tag: string): Language | undefined {
  return languages.find((language) => tag.toLowerCase().split('-')[0] === language);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
