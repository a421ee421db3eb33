import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { languages, type RemoteManifest } from '@carecircle/contracts';
import type { Rolldown } from 'vite';
import { describeFile } from '@carecircle/remote-json';

export type BuiltFile = RemoteManifest['files'][number];
type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'facadeModuleId'>>;

/** What a page or a server must know of the written files, given by their paths below `folder`. */
export function describeFiles(paths: readonly string[], chunks: Chunks, folder: string): BuiltFile[] {
  return paths.map((path) => {
    const language = languageOf(chunks.get(path)?.facadeModuleId ?? '');
    const known = describeFile(path, folder);
    return language ? { ...known, language } : known;
  });
}

/** Writes the integrity of all words' files into a file, named by its content. */
export function writeWordIntegrity(files: readonly BuiltFile[], folder: string): BuiltFile {
  const text = JSON.stringify(files.filter(({ language }) => language));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `assets/word-integrity-${hash}.json`;
  writeFileSync(resolve(folder, path), text);
  return describeFile(path, folder);
}

/** Language of a source of words: `messages/es.json`, `terms.es.ts`. */
export function languageOf(source: string): string | undefined {
  const [name = ''] = basename(source).split('?');
  const ending = name.split('.').at(-2);
  return languages.find((language) => language === ending);
}
