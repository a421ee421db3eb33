import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { messagesPlugin } from '../messages-plugin';
import { cssTarget } from './css-target';
import { devConfig } from './dev/dev-config';
import { firstModules } from './first-modules';
import { firstScreenSources } from './first-screen-sources';
import { containerModule, leanContainer, shareScopeModule, firstFiles } from './lean-container';
import { remoteManifest } from './remote-manifest';
import { scopedName } from './scoped-name';
import { sharedIconBase } from './shared-icon-base';
import { singletonWrappers } from './singleton-wrappers';
import { singletonRanges } from './singletons';
import { stylesApart } from './styles-apart';
import { test, type TestedConfigFor } from './tested-config';
import { withoutPreloads } from './without-preloads';

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
    if (isTest) return { root, plugins: [messagesPlugin(), react()], server: linkedPackages, test };
    if (command !== 'build')
      return { ...devConfig({ name, root, exposedModule, remoteModule: remoteModule(root) }), test };
    return { ...(await filesTogether({ name, root })), test };
  };
}

async function filesTogether({ name, root }: Required<RemoteOptions>): Promise<UserConfig> {
  const sources = [exposedModule, ...(await firstScreenSources(root))];
  const first = await firstModules(buildConfig({ name, root }, []), sources);
  // The container is given the singletons before anything that reads them runs: it is a file of its own.
  const inContainer = [containerModule, shareScopeModule];
  const container = { name: 'container', test: (id: string) => inContainer.includes(id), priority: 3 };
  // The table of contents, the singletons as this remote sees them, and what it shows on the shell's own screens.
  const exposed = { name: 'remote', test: (id: string) => first.has(id), priority: 2 };
  // Little files would each be a request: what three share soon all have loaded, and what two share stands together
  // unless the same two share much.
  const common = { name: 'common', minShareCount: 3, priority: 1 };
  const pair = { name: 'pair', minShareCount: 2, entriesAware: true, minSize: 20_000, priority: 0.5 };
  const few = { name: 'few', minShareCount: 2 };
  const config = buildConfig({ name, root }, [container, exposed, common, pair, few]);
  const ranges = singletonRanges(root);
  config.plugins?.push(remoteManifest({ name, ranges, exposedModule }));
  return config;
}

function buildConfig(
  { name, root }: Required<RemoteOptions>,
  groups: Rolldown.CodeSplittingGroup[],
): UserConfig {
  return {
    root,
    base: './',
    plugins: [
      messagesPlugin(),
      react(),
      sharedIconBase(),
      singletonWrappers(root),
      remoteModule(root),
      container(name),
      leanContainer(exposedModule),
      stylesApart((bundle) => firstFiles(bundle, exposedModule)),
      withoutPreloads(),
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

/** The one exposed module: the remote's table of contents made runnable by the kit. */
function remoteModule(root: string): PluginOption {
  return {
    name: 'carecircle:remote-module',
    enforce: 'pre',
    resolveId: (id) => (id === exposedModule ? exposedModule : null),
    load: (id) =>
      id === exposedModule
        ? `import { createRemote } from '@carecircle/remote-kit';
import definition from ${JSON.stringify(`${root}/src/remote.ts`)};
export default createRemote(definition);`
        : null,
  };
}

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
