import type { RemoteManifest } from '@carecircle/contracts';

type BuiltFile = RemoteManifest['files'][number];

/** Whether a page in this language has no use for a file of words. English stays: it stands in where a language is missing. */
export function isOfOtherLanguage({ language: spoken }: BuiltFile, language: string): boolean {
  return spoken !== undefined && spoken !== 'en' && spoken !== language;
}
