import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@carecircle/contracts';
import { keepLocales } from '@carecircle/ui/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { messagesPlugin } from '../messages-plugin';
import { describeFiles, writeWordIntegrity, type BuiltFile } from './describe-files';
import { firstModules } from './first-modules';
import { fontFiles, fontOf, type FontBuild } from './font-files';
import { type ChunkGraph, chunkOfSource, chunksOf, staticClosure } from '@carecircle/remote-json';
import { cssTarget } from './css-target';
import { leanRouter } from './lean/lean-router';
import { minified } from './lean/minified';
import { renderedInNode } from './rendered-in-node';
import { scopedName } from './scoped-name';
import { readSignIn, signInFiles, type SignInBuild } from './sign-in-page';
import { exportNames } from './singleton-wrappers';
import { lateSingletons, singletonRanges, singletons } from './singletons';
import { stylesNamed, stylesApart } from './styles-apart';
import { withoutJsonSchema } from './lean/without-json-schema';
import { withoutMutations } from './lean/without-mutations';
import { withoutPreloads } from './lean/without-preloads';
import { test, type TestedConfigFor } from './tested-config';

/** What the server must know of the shell's build to write the page. Paths are below `dist`. */
export interface ShellManifest {
  version: string;
  entry: string;
  /** Entry and everything it imports statically, entry first. */
  initial: string[];
  /** Late singleton → its file, and everything that this imports statically beside the initial files. */
  late: Record<string, { entry: string; files: string[] }>;
  /** Language → the files of its words, first the one that every screen needs. */
  words: Record<string, string[]>;
  signIn: SignInBuild;
  splash: SplashBuild;
  style: string;
  /** What screens and panels beside the first ones are drawn with; null when everything comes at once. */
  lateStyle: string | null;
  font: FontBuild;
  files: BuiltFile[];
  /** File that lists the words of each language with their integrity, for who changes to another than the page's. */
  wordIntegrity: string;
  /** Versions of the singletons that the shell hands to remotes. */
  shared: Record<string, string>;
  /** The names that each of them has. */
  exports: Record<string, string[]>;
}

/** What a page shows until the app renders: in each language, inside of a circle with its navigation and outside without. */
interface SplashBuild {
  style: string;
  markup: Record<string, { inside: string; outside: string }>;
}

/**
 * Vite configuration of the shell: a plain build without the federation plugin. Its first screen speaks the container protocol
 * itself, measured 11 requests and 35 kB less than with the plugin and its runtime; the runtime takes over when the page is idle.
 */
export function shellConfig({ root = process.cwd() }: { root?: string } = {}): TestedConfigFor {
  const shared = sharedVersions(root);
  const build = (groups: Rolldown.CodeSplittingGroup[]) =>
    shellBuild({ root, shared, codeSplitting: { groups }, plugins: [lateEntries()] });
  return async ({ command }) => {
    if (command !== 'build' || process.env.VITEST) return { ...build([]), test };
    const first = await firstModules(build([]), [`${root}/src/main`]);
    const config = build([
      { name: 'shell', test: (id) => first.has(id), priority: 2 },
      { name: 'ui', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
    ]);
    config.plugins?.push(shellManifest(shared, lateSingletons));
    return { ...config, test };
  };
}

/** Versions of the singletons as installed, by name. */
export function sharedVersions(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(singletonRanges(root)).map(([name, range]) => [name, range.slice(1)]),
  );
}

interface ShellBuildOptions {
  root: string;
  shared: Record<string, string>;
  codeSplitting: Rolldown.OutputOptions['codeSplitting'];
  plugins: Plugin[];
}

/** How the shell's source becomes files, however they are cut. */
export function shellBuild({ root, shared, codeSplitting, plugins }: ShellBuildOptions): UserConfig {
  return {
    root,
    plugins: [
      messagesPlugin(),
      keepLocales(languages),
      withoutJsonSchema(),
      leanRouter(),
      withoutMutations(),
      react(),
      signInFiles(root),
      fontFiles(root),
      stylesApart((bundle) => [shellEntry(bundle)]),
      withoutPreloads(),
      minified(),
      ...plugins,
    ],
    resolve: {
      // RxJS ships what browsers of today run under this name, half a kilobyte smaller than what it ships for those of 2015.
      conditions: ['es2015', ...defaultClientConditions],
      // React has had what this stands in for since version 18.
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
    css: { modules: { generateScopedName: scopedName } },
    define: {
      __SHARED_VERSIONS__: JSON.stringify(shared),
      // The federation runtime without what reads manifests of its own and what loads outside of browsers.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    },
    build: {
      target: 'es2022',
      cssTarget,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting, chunkFileNames } },
    },
  };
}

/** The bundler would name a common chunk after everything that shares it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*$/, '')}-[hash].js`;

/** Remotes import the late singletons by name: they keep their exports and have a file of their own. */
function lateEntries(): Plugin {
  return {
    name: 'carecircle:late-entries',
    apply: 'build',
    buildStart() {
      for (const id of lateSingletons) {
        this.emitFile({ type: 'chunk', id, name: lateName(id), preserveSignature: 'strict' });
      }
    },
  };
}

const lateName = (singleton: string) => singleton.replace('@carecircle/', '').replace('/', '-');

/** Writes `shell.json` for the server; `late` are the singletons that have a file of their own. */
export function shellManifest(shared: Record<string, string>, late: readonly string[]): Plugin {
  let root = process.cwd();
  return {
    name: 'carecircle:shell-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      async handler(options, bundle) {
        const folder = options.dir ?? resolve(root, 'dist');
        const manifest = await describeShell({ bundle, folder, root, shared, late });
        writeFileSync(resolve(folder, 'shell.json'), `${JSON.stringify(manifest)}\n`);
      },
    },
  };
}

interface Description {
  bundle: Rolldown.OutputBundle;
  folder: string;
  root: string;
  shared: Record<string, string>;
  late: readonly string[];
}

async function describeShell({ bundle, folder, root, shared, late }: Description): Promise<ShellManifest> {
  const entry = shellEntry(bundle);
  const paths = Object.keys(bundle).filter((path) => path.startsWith('assets/'));
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  const graph = chunksOf(bundle);
  const initial = staticClosure(graph, [entry]);
  const files = describeFiles(paths, graph, folder);
  const wordIntegrity = writeWordIntegrity(files, folder);
  return {
    version,
    entry,
    initial,
    late: Object.fromEntries(late.map((name) => [name, lateFiles(name, graph, initial)])),
    words: wordFiles(graph, root),
    signIn: await readSignIn(root, paths),
    splash: await renderedInNode<SplashBuild>(root, 'src/splash/prerender.tsx'),
    style: stylesNamed('style', paths)[0] ?? '',
    lateStyle: stylesNamed('late', paths)[0] ?? null,
    font: fontOf(paths),
    files: [...files, wordIntegrity],
    wordIntegrity: wordIntegrity.path,
    shared,
    exports: exportsOf(root),
  };
}

/** What remotes may use of each singleton. */
function exportsOf(root: string): ShellManifest['exports'] {
  const all = [...singletons, ...lateSingletons];
  return Object.fromEntries(all.map((name) => [name, exportNames(name, root)]));
}

function shellEntry(bundle: Rolldown.OutputBundle): string {
  const entry = [...chunksOf(bundle).values()].find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'),
  );
  if (!entry) throw new Error('The shell has no entry');
  return entry.fileName;
}

function lateFiles(name: string, graph: ChunkGraph, initial: readonly string[]) {
  const entry = [...graph.keys()].find((file) => file.startsWith(`assets/${lateName(name)}-`));
  if (!entry) throw new Error(`The shell has no file for ${name}`);
  return { entry, files: staticClosure(graph, [entry]).filter((file) => !initial.includes(file)) };
}

function wordFiles(graph: ChunkGraph, root: string): Record<string, string[]> {
  const fileOf = (folder: string, language: string) =>
    chunkOfSource(graph, resolve(root, `src/${folder}/${language}`));
  const files = languages.map((language) => [
    language,
    wordFolders.map((folder) => fileOf(folder, language)).filter((file) => file !== null),
  ]);
  return Object.fromEntries(files.filter(([, found]) => found?.length)) as Record<string, string[]>;
}

const wordFolders = ['messages', 'later/messages'];
