import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { languages, type RemoteManifest } from '@carecircle/contracts';
import type { Rolldown } from 'vite';
import { integrityOf } from './content-version';

export type BuiltFile = RemoteManifest['files'][number];
type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'facadeModuleId'>>;

/** What a page or a server must know of the written files, given by their paths below `folder`. */
export function describeFiles(paths: readonly string[], chunks: Chunks, folder: string): BuiltFile[] {
  return paths.map((path) => {
    const content = readFileSync(resolve(folder, path));
    const language = languageOf(chunks.get(path)?.facadeModuleId ?? '');
    const known = { path, integrity: integrityOf(content), size: content.byteLength };
    return language ? { ...known, language } : known;
  });
}

/** Language of a source of words: `messages/es.json`, `terms.es.ts`. */
export function languageOf(source: string): string | undefined {
  const [name = ''] = basename(source).split('?');
  const ending = name.split('.').at(-2);
  return languages.find((language) => language === ending);
}
