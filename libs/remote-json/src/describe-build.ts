import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { chunksOf } from './chunks-of';
import { describeFile } from './describe-file';
import { chunkOfSource, staticClosure, type ChunkGraph } from './part-chunks';
import type { RemoteJsonOptions } from './remote-json-options';

export interface Build {
  options: RemoteJsonOptions;
  version: string;
  bundle: Rolldown.OutputBundle;
  /** Where the bundle was written. */
  folder: string;
  root: string;
}

/** What `remote.json` holds: the declaration, each file with its integrity, and the files that each part needs at once. */
export function describeBuild({ options, version, bundle, folder, root }: Build) {
  const { routes = [], slots = [], filename = 'remoteEntry.js' } = options;
  requireWords(options);
  const graph = chunksOf(bundle);
  if (!graph.has(filename)) throw new Error(`The build has no container ${filename}`);
  const parts = [
    ...routes.map(({ id, expose }) => [`route:${id}`, expose] as const),
    ...slots.map(({ id, expose }) => [`slot:${id}`, expose] as const),
  ];
  const filesOf = (expose: string) => filesOfSource(graph, sourceOf(expose, options, root));
  return {
    ...declarationOf(options),
    version,
    commit: 'unknown',
    entry: filename,
    files: Object.keys(bundle)
      .filter((path) => !path.endsWith('.map') && !path.endsWith('.html') && path !== 'mf-manifest.json')
      .sort()
      .map((path) => describeFile(path, folder)),
    chunks: Object.fromEntries([
      ['entry', withStyles(graph, staticClosure(graph, [filename]))],
      ...parts.map(([part, expose]) => [part, filesOf(expose)] as const),
    ]),
    exposes: Object.fromEntries(parts),
  };
}

function declarationOf({ name, contractRange, words, ...options }: RemoteJsonOptions) {
  const data = <Entry extends { expose: string }>({ expose: _module, ...entry }: Entry) => entry;
  return {
    ...{ name, contractRange, words },
    routes: (options.routes ?? []).map(data),
    slots: (options.slots ?? []).map(data),
    ...{ navigation: options.navigation ?? [], menu: options.menu ?? [] },
    ...{ publishes: options.publishes ?? [], consumes: options.consumes ?? [] },
    ...{ icons: options.icons ?? {}, shared: options.shared ?? {} },
    ...{ quickActions: [], skills: [], background: false, borrowed: {}, spokenParts: [] },
  };
}

function requireWords({ routes = [], navigation = [], menu = [], words }: RemoteJsonOptions) {
  const keys = [
    ...routes.map(({ title }) => title),
    ...[...navigation, ...menu].map(({ label }) => label),
    ...menu.flatMap(({ note }) => note ?? []),
  ];
  const missing = keys.find((key) => words['en']?.[key] === undefined);
  if (missing !== undefined) throw new Error(`There are no English words for ${missing}`);
}

function sourceOf(expose: string, { exposes }: RemoteJsonOptions, root: string): string {
  const source = exposes[expose];
  if (source === undefined) throw new Error(`The container exposes no ${expose}`);
  return resolve(root, source);
}

function filesOfSource(graph: ChunkGraph, source: string): string[] {
  const chunk = chunkOfSource(graph, source);
  if (chunk === null) throw new Error(`No file of the build holds ${source}`);
  return withStyles(graph, staticClosure(graph, [chunk]));
}

/** Some programs with the stylesheets that Vite took from their modules. */
function withStyles(graph: ChunkGraph, files: readonly string[]): string[] {
  const styles = files.flatMap((file) => [...(graph.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...files, ...new Set(styles)];
}
