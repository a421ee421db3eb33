import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { describeBuild } from './describe-build';
import type { RemoteJsonOptions } from './remote-json-options';

/**
 * Vite plugin that writes `remote.json` beside a federation container, whoever made it: what the shell must know to show, check
 * and recover the remote (MFE-2, MFE-4). It stands beside `federation({ name, filename, exposes, shared })` of
 * `@module-federation/vite` and takes the same exposes. The version is that of the project's `package.json`.
 *
 * The build fails when the container, the module of a part, or the English words of a link are missing.
 */
export function remoteJson(options: RemoteJsonOptions): Plugin {
  let root = process.cwd();
  return {
    name: 'carecircle:remote-json',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    // Integrity is taken from the written files: later plugins may still change the bundle in memory.
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        const folder = dir ?? resolve(root, 'dist');
        const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
          version: string;
        };
        const described = describeBuild({ options, version, bundle, folder, root });
        writeFileSync(resolve(folder, 'remote.json'), `${JSON.stringify(described)}\n`);
      },
    },
  };
}
