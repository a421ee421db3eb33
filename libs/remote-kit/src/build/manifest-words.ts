import type { RemoteManifest } from '@carecircle/contracts';
import type { CompiledMessage } from 'icu-minify/format';

type Catalogue = Readonly<Record<string, CompiledMessage>>;
type Declaration = Pick<RemoteManifest, 'routes' | 'navigation' | 'menu' | 'quickActions'>;

/** Message keys that the shell shows before a remote's own code is loaded. */
export function messageKeysOf(declaration: Declaration): string[] {
  const keys = [
    ...declaration.routes.map((route) => route.title),
    ...declaration.navigation.map((entry) => entry.label),
    ...declaration.menu.flatMap((entry) => [entry.label, ...(entry.note === undefined ? [] : [entry.note])]),
    ...declaration.quickActions.map((action) => action.label),
  ];
  return [...new Set(keys)];
}

/**
 * Picks the words of those keys for each locale. Throws naming the first key that a locale lacks, so that a build never
 * ships a navigation entry without a name.
 */
export function manifestWords(
  keys: readonly string[],
  catalogues: Readonly<Record<string, Catalogue>>,
): RemoteManifest['words'] {
  return Object.fromEntries(
    Object.entries(catalogues).map(([locale, catalogue]) => [locale, pick(keys, catalogue, locale)]),
  );
}

function pick(keys: readonly string[], catalogue: Catalogue, locale: string) {
  return Object.fromEntries(
    keys.map((key) => {
      const text = catalogue[key];
      if (text === undefined) throw new Error(`Message '${key}' is missing in ${locale}`);
      return [key, text];
    }),
  );
}
