import type { RemoteManifest } from '@carecircle/contracts';

/** What a remote says of itself under a key, in a language or in that of the page while it has none. */
export function manifestWord(
  { words = {} }: { words?: RemoteManifest['words'] | undefined },
  key: string,
  language: string,
): string {
  const text = (words[language] ?? Object.values(words)[0])?.[key];
  return typeof text === 'string' ? text : key;
}
