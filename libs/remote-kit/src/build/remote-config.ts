import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { messagesPlugin } from '../messages-plugin';
import { leanContainer } from './lean-container';
import { remoteManifest } from './remote-manifest';
import { shareScope, singletonWrappers } from './singleton-wrappers';
import { singletonRanges } from './singletons';

/** Vitest reads the same file; federation would hide the real modules from the tests. */
const isTest = Boolean(process.env.VITEST);

/**
 * Vite configuration of a remote (MFE-2, MFE-4): a federation container whose only expose is `src/remote.ts`, with the
 * singletons left to the shell, and `remote.json` beside it. `name` is the folder's name, `mfe-…`.
 */
export function remoteConfig({ name, root = process.cwd() }: { name: string; root?: string }): UserConfig & {
  test: Record<string, unknown>;
} {
  const ranges = singletonRanges(root);
  const plugins: PluginOption[] = [messagesPlugin(), react()];
  if (!isTest)
    plugins.push(
      shareScope(),
      singletonWrappers(root),
      remoteModule(root),
      container(name),
      leanContainer(exposedModule),
      remoteManifest({ name, ranges }),
    );
  return {
    root,
    base: './',
    plugins,
    build: {
      target: 'es2022',
      modulePreload: false,
      // One stylesheet per remote: the shell adds it before the remote's code and removes it with the version.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { remote: exposedModule },
        output: { codeSplitting: { groups }, chunkFileNames },
      },
    },
    test: { environment: 'happy-dom', passWithNoTests: true },
  };
}

/** The bundler would name a common chunk after everything that shares it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*$/, '')}-[hash].js`;

const groups = [
  // What every part needs: the table of contents and the singletons as this remote sees them.
  {
    name: 'remote',
    test: /singleton:|carecircle-(remote|share-scope)|preload-helper|\/src\/(remote|words)\.ts$/,
    priority: 2,
  },
  {
    name: 'common',
    test: /\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
  },
];

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

/** The container names no shared modules: they come by our own wrappers. */
function container(name: string): PluginOption {
  return federation({
    name,
    filename: 'container-[hash].js',
    exposes: { './remote': exposedModule },
    dts: false,
    manifest: false,
  }) as PluginOption;
}
