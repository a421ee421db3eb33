import { readFileSync } from 'node:fs';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import type { Plugin } from 'vite';
import { compileCatalogue } from '../../messages-plugin';
import { iconDrawings } from '../icon-drawings';
import { manifestWords, messageKeysOf } from '../manifest-words';
import { readRemoteSource } from '../remote-declaration';
import { singletonRanges } from '../singletons';
import { devEntry } from './dev-container';

/**
 * Answers `remote.json` from the sources as they are now. It names no files: what a dev server gives has no integrity, and changes with
 * every edit.
 */
export function devManifest(name: string, root: string): Plugin {
  return {
    name: 'carecircle:dev-manifest',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/remote.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        manifestOf(name, root).then(
          (manifest) => response.end(JSON.stringify(manifest)),
          (error: Error) => {
            console.error(error.message);
            response.statusCode = 500;
            response.end(JSON.stringify({ message: error.message }));
          },
        );
      });
    },
  };
}

async function manifestOf(name: string, root: string): Promise<RemoteManifest> {
  const { declaration, contractRange, parts, locales } = await readRemoteSource(root);
  if (declaration.name !== name) throw new Error(`remote.ts is named ${declaration.name}, not ${name}`);
  const catalogues = Object.fromEntries(
    locales.map((locale) => {
      const path = parts[`messages:${locale}`] ?? '';
      return [locale, compileCatalogue(readFileSync(path, 'utf8'), path)];
    }),
  );
  return RemoteManifest.parse({
    ...declaration,
    ...{ version: 'dev', commit: 'dev', contractRange, shared: singletonRanges(root), entry: devEntry },
    ...{ files: [], chunks: {}, borrowed: borrowedByAll(Object.keys(parts)) },
    words: manifestWords(messageKeysOf(declaration), catalogues),
    icons: iconDrawings(declaration),
  });
}

/** Which part draws fields or plots is not known before it is read: each may, so each waits for the styles of all. */
function borrowedByAll(parts: readonly string[]): RemoteManifest['borrowed'] {
  const shown = parts.filter((part) => /^(?:route|slot):/.test(part));
  return Object.fromEntries(shown.map((part) => [part, ['@carecircle/ui/fields']]));
}
