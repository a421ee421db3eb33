import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { messagesPlugin } from '../../messages-plugin';
import { scopedName } from '../scoped-name';
import { lateSingletons, singletons } from '../singletons';
import { devContainer } from './dev-container';
import { devManifest } from './dev-manifest';
import { devSingletons } from './dev-singletons';
import { openInProduct } from './open-in-product';

interface DevOptions {
  name: string;
  root: string;
  /** The module that the container exposes, and the plugin that makes it. */
  exposedModule: string;
  remoteModule: NonNullable<UserConfig['plugins']>[number];
}

/**
 * Vite configuration of a remote's dev server (MFE-9): it serves the sources as modules that a running product loads in place of the
 * published release. React's own hot reload needs a development build of React, which no product has; so an edit has this
 * one remote mounted again, and everything else on the page stays.
 */
export function devConfig({ name, root, exposedModule, remoteModule }: DevOptions): UserConfig {
  return {
    root,
    plugins: [
      messagesPlugin(),
      devSingletons(root),
      remoteModule,
      devContainer(name, exposedModule),
      devManifest(name, root),
      openInProduct(name),
    ],
    // The product shares React's production files, which have no other runtime for JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: scopedName } },
    // Vite answers pages of this machine alone, of which the product is one.
    server: { host: 'localhost', hmr: { overlay: false } },
    optimizeDeps: {
      noDiscovery: true,
      include: bundledPackages(root),
      exclude: [...singletons, ...lateSingletons],
    },
  };
}

/** Packages of others that the remote brings with it: as single files, which also makes modules of CommonJS. */
function bundledPackages(root: string): string[] {
  const file = readFileSync(join(root, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(file) as { dependencies?: Record<string, string> };
  const shared: readonly string[] = singletons;
  const own = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@carecircle/') && !shared.includes(name),
  );
  return [...new Set([...own, 'lucide-react', 'zod'])];
}
