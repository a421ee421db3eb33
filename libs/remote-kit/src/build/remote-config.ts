import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { messagesPlugin } from '../messages-plugin';
import { cssTarget } from './css-target';
import { devConfig } from './dev/dev-config';
import { firstModules } from './first-modules';
import { firstScreenSources } from './first-screen-sources';
import { containerModule, leanContainer, shareScopeModule, firstFiles } from './lean-container';
import { minified } from './lean/minified';
import { readRemoteSource } from './remote-declaration';
import { remoteManifest } from './remote-manifest';
import { runningModule } from './running-module';
import { scopedName } from './scoped-name';
import { sharedIconBase } from './shared-icon-base';
import { singletonWrappers } from './singleton-wrappers';
import { singletonRanges } from './singletons';
import { stylesApart } from './styles-apart';
import { test, testedRemote, type TestedConfigFor } from './tested-config';
import { withoutPreloads } from './lean/without-preloads';

/** Vitest reads the same file; federation would hide the real modules from the tests. */
const isTest = Boolean(process.env.VITEST);

/** A package that is linked lies outside of the remote's workspace; in tests nothing is served to anybody. */
const linkedPackages = { fs: { strict: false } };

interface RemoteOptions {
  name: string;
  root?: string;
}

/**
 * Vite configuration of a remote (MFE-2, MFE-4): a federation container whose only expose is `src/remote.ts`, with the
 * singletons left to the shell, and `remote.json` beside it. `name` is the folder's name, `mfe-…`.
 */
export function remoteConfig({ name, root = process.cwd() }: RemoteOptions): TestedConfigFor {
  return async ({ command }) => {
    if (isTest) return { root, server: linkedPackages, ...testedRemote() };
    if (command !== 'build')
      return {
        ...devConfig({ name, root, exposedModule, remoteModule: remoteModule(declared(root)) }),
        test,
      };
    return { ...(await filesTogether({ name, root })), test };
  };
}

async function filesTogether({ name, root }: Required<RemoteOptions>): Promise<UserConfig> {
  const source = await readRemoteSource(root);
  const build = (groups: Rolldown.CodeSplittingGroup[]) =>
    buildConfig({ name, root, exposed: runningModule(source), groups });
  const first = await firstModules(build([]), [exposedModule, ...firstScreenSources(source)]);
  // The container is given the singletons before anything that reads them runs: it is a file of its own.
  const inContainer = [containerModule, shareScopeModule];
  const container = { name: 'container', test: (id: string) => inContainer.includes(id), priority: 3 };
  // The loaders of its parts, the singletons as this remote sees them, and what it shows on the shell's own screens.
  const exposed = { name: 'remote', test: (id: string) => first.has(id), priority: 2 };
  // Little files would each be a request: what three share soon all have loaded, and what two share stands together
  // unless the same two share much.
  const common = { name: 'common', minShareCount: 3, priority: 1 };
  const pair = { name: 'pair', minShareCount: 2, entriesAware: true, minSize: 20_000, priority: 0.5 };
  const few = { name: 'few', minShareCount: 2 };
  const config = build([container, exposed, common, pair, few]);
  const ranges = singletonRanges(root);
  config.plugins?.push(remoteManifest({ name, ranges, exposedModule }));
  return config;
}

interface BuildOptions extends Required<RemoteOptions> {
  /** Source of the exposed module. */
  exposed: string;
  groups: Rolldown.CodeSplittingGroup[];
}

function buildConfig({ name, root, exposed, groups }: BuildOptions): UserConfig {
  return {
    root,
    base: './',
    plugins: [
      messagesPlugin(),
      react(),
      sharedIconBase(),
      singletonWrappers(root),
      remoteModule(exposed),
      container(name),
      leanContainer(exposedModule),
      stylesApart((bundle) => firstFiles(bundle, exposedModule)),
      withoutPreloads(),
      minified(),
    ],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: 'es2022',
      cssTarget,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { remote: exposedModule },
        output: { codeSplitting: { groups }, chunkFileNames },
      },
    },
  };
}

/** The bundler would name a common chunk after everything that shares it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*$/, '')}-[hash].js`;

const exposedModule = 'virtual:carecircle-remote';

/** The one exposed module, made runnable by the kit. */
function remoteModule(source: string): PluginOption {
  return {
    name: 'carecircle:remote-module',
    enforce: 'pre',
    resolveId: (id) => (id === exposedModule ? exposedModule : null),
    load: (id) => (id === exposedModule ? source : null),
  };
}

/** In development the table of contents runs as it is written, so that an edit of it is seen. */
const declared = (root: string) => `import { createRemote } from '@carecircle/remote-kit';
import definition from ${JSON.stringify(`${root}/src/remote.ts`)};
export default createRemote(definition);`;

/** The generated container names no shared modules: they come by our own wrappers. */
function container(name: string): PluginOption {
  return federation({
    name,
    filename: 'generated-[hash].js',
    exposes: { './remote': exposedModule },
    dts: false,
    manifest: false,
  }) as PluginOption;
}
