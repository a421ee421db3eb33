import type { RemoteManifest } from '@carecircle/contracts';

type BuiltFile = RemoteManifest['files'][number];

/**
 * Whether a page in this language has a use for a file of a build. English words are of every page: they stand in where a language
 * is missing. What tells other hosts or the registry of a remote is of none.
 */
export function isOfPage({ path, language: spoken }: BuiltFile, language: string): boolean {
  if (path === 'mf-manifest.json' || path === 'contracts.json') return false;
  return spoken === undefined || spoken === 'en' || spoken === language;
}
