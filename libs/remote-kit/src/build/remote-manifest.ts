import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import type { Plugin, Rolldown } from 'vite';
import { buildContracts } from './build-contracts';
import { contentVersion } from './content-version';
import { describeFiles } from './describe-files';
import { iconDrawings } from './icon-drawings';
import { chunkOfSource, chunksOf, fullClosure, staticClosure } from '@carecircle/remote-json';
import { containerFile, firstFiles } from './lean-container';
import { compileCatalogue } from '../messages-plugin';
import { firstScreenItems } from './first-screen-sources';
import { keysIn } from './keys-in';
import { manifestWords, messageKeysOf } from './manifest-words';
import { mfManifest } from './mf-manifest';
import { readRemoteSource, type RemoteSource } from './remote-declaration';
import { lateSingletons } from './singletons';
import { stylesNamed } from './styles-apart';
import { fileWithReact } from './second-react';

interface Options {
  name: string;
  ranges: Record<string, string>;
  exposedModule: string;
}

/**
 * Writes `remote.json`, `contracts.json` and `mf-manifest.json` beside the container (MFE-2, MFE-4, REL-5) and fails the build when it would not run in
 * the shell: a second React, a message without words, a part without a chunk.
 */
export function remoteManifest({ name, ranges, exposedModule }: Options): Plugin {
  let root = process.cwd();
  return {
    name: 'carecircle:remote-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        dropUnreachable(bundle, containerFile(bundle));
        const guilty = fileWithReact(codeOf(bundle));
        if (guilty) this.error(`${guilty} contains a React of its own`);
        const described = {
          ...{ name, ranges, version: packageVersion(root), entry: containerFile(bundle) },
          ...{
            scripts: firstFiles(bundle, exposedModule),
            styles: stylesNamed('style', Object.keys(bundle)),
          },
        };
        const source = JSON.stringify(mfManifest(described));
        this.emitFile({ type: 'asset', fileName: 'mf-manifest.json', source });
        const { consumes } = (await readRemoteSource(root)).declaration;
        const contracts = JSON.stringify(buildContracts(bundle, consumes));
        this.emitFile({ type: 'asset', fileName: 'contracts.json', source: contracts });
      },
    },
    // Integrity is taken from the written files: later plugins may still change the bundle in memory.
    writeBundle: {
      order: 'post',
      async handler(options, bundle) {
        const source = await readRemoteSource(root);
        if (source.declaration.name !== name)
          this.error(`remote.ts is named ${source.declaration.name}, not ${name}`);
        const folder = options.dir ?? resolve(root, 'dist');
        const [entry, first] = [containerFile(bundle), firstFiles(bundle, exposedModule)];
        const manifest = describe({ source, bundle, entry, first, folder, ranges, root });
        writeFileSync(resolve(folder, 'remote.json'), `${JSON.stringify(manifest)}\n`);
      },
    },
  };
}

interface Description {
  source: RemoteSource;
  bundle: Rolldown.OutputBundle;
  entry: string;
  /** All that must have come before the exposed module runs. */
  first: string[];
  folder: string;
  ranges: Record<string, string>;
  root: string;
}

function describe({ source, bundle, entry, first, folder, ranges, root }: Description): RemoteManifest {
  const chunks = filesOfParts(source, bundle, first);
  const files = describeFiles(Object.keys(bundle), chunksOf(bundle), folder);
  const content = {
    ...source.declaration,
    contractRange: source.contractRange,
    shared: ranges,
    entry,
    files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    chunks,
    borrowed: borrowedByParts(chunks, bundle),
    words: wordsOf(source, bundle, first),
    spokenParts: firstScreenItems(source.declaration).map(({ id }) => `slot:${id}`),
    icons: iconDrawings(source.declaration),
    notes: notesOf(root),
  };
  const isRelease = process.env.CARECIRCLE_RELEASE === '1';
  const version = isRelease ? packageVersion(root) : contentVersion(packageVersion(root), content);
  return RemoteManifest.parse({ ...content, version, commit: commitOf(root) });
}

/** What its team says of this version in `release-notes.json`, by language; undefined where it says nothing. */
function notesOf(root: string): RemoteManifest['notes'] {
  const file = resolve(root, 'release-notes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest['notes']) : undefined;
}

function packageVersion(root: string): string {
  return (JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;
}

function filesOfParts(source: RemoteSource, bundle: Rolldown.OutputBundle, first: readonly string[]) {
  const graph = chunksOf(bundle);
  const style = stylesNamed('style', Object.keys(bundle));
  const late = stylesNamed('late', Object.keys(bundle));
  const chunks: Record<string, string[]> = { entry: [...first, ...style] };
  for (const [part, path] of Object.entries(source.parts)) {
    const chunk = chunkOfSource(graph, path);
    if (chunk === null) throw new Error(`${part}: no chunk holds ${path}`);
    const files = staticClosure(graph, [chunk]).filter((file) => !first.includes(file));
    const isShown = /^(?:route|slot):/.test(part);
    chunks[part] = isShown && files.length > 0 ? [...files, ...late] : files;
  }
  return chunks;
}

/** Late singletons that the files of each part import at once. */
function borrowedByParts(chunks: RemoteManifest['chunks'], bundle: Rolldown.OutputBundle) {
  const late: readonly string[] = lateSingletons;
  const graph = chunksOf(bundle);
  const parts = Object.entries(chunks).map(([part, files]) => {
    const imports = files.flatMap((file) => graph.get(file)?.imports ?? []);
    return [part, late.filter((name) => imports.includes(name))] as const;
  });
  return Object.fromEntries(parts.filter(([, names]) => names.length > 0));
}

/**
 * The words of the declaration, and those that stand in the files of the first screen or in what these fetch later by
 * themselves: so its items wait for no file of words.
 */
function wordsOf(source: RemoteSource, bundle: Rolldown.OutputBundle, first: readonly string[]) {
  const catalogues = Object.fromEntries(
    source.locales.map((locale) => {
      const path = source.parts[`messages:${locale}`] ?? '';
      return [locale, compileCatalogue(readFileSync(path, 'utf8'), path)];
    }),
  );
  const graph = chunksOf(bundle);
  const ofParts = new Set(Object.values(source.parts).map((path) => chunkOfSource(graph, path)));
  const later = first
    .flatMap((file) => graph.get(file)?.dynamicImports ?? [])
    .filter((file) => !ofParts.has(file));
  const program = staticClosure(graph, [...first, ...later])
    .map((file) => graph.get(file)?.code ?? '')
    .join('\n');
  const spoken = keysIn(program, Object.keys(catalogues['en'] ?? {}));
  return manifestWords([...new Set([...messageKeysOf(source.declaration), ...spoken])], catalogues);
}

function codeOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output.code]] : [],
    ),
  );
}

/** The bundler's own entry and the federation plugin's host part are never asked for by a shell. */
function dropUnreachable(bundle: Rolldown.OutputBundle, entry: string) {
  const reachable = new Set(fullClosure(chunksOf(bundle), [entry]));
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && !reachable.has(output.fileName)) delete bundle[output.fileName];
  }
}

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
