import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../../product/copy-installation';
import { copyInstallation } from '../../product/copy-installation';
import { runProgram, workspace } from '../../product/run-program';

/**
 * The product with the same source built as one: the shell imports all remotes, nothing is federated, shared or gated. `whole`
 * keeps every screen in the one file; `first-screen` leaves apart what the product too fetches later.
 */
export function singleBundle(extent: 'whole' | 'first-screen'): Installation {
  const out = join(workspace, 'test-results', `bundle-${extent}`);
  runProgram('vite', ['build', '--config', 'e2e/bench/load/bundle.vite.config.ts', '--outDir', out], {
    folder: workspace,
    environment: { BUNDLE: extent },
  });
  const installation = copyInstallation();
  rmSync(join(installation.folder, 'shell/dist'), { recursive: true });
  cpSync(out, join(installation.folder, 'shell/dist'), { recursive: true });
  for (const remote of remotes()) silence(join(installation.folder, remote, 'dist'));
  return installation;
}

export function remotes(): string[] {
  return readdirSync(workspace).filter((name) => name.startsWith('mfe-'));
}

/** Leaves of a remote's build what the page says of it, so that no file of it is ever fetched. */
function silence(folder: string) {
  const path = join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const entry = 'none.js';
  writeFileSync(join(folder, entry), '');
  const integrity = `sha256-${createHash('sha256').update('').digest('base64')}`;
  const version = `${String(manifest.version)}.bundle`;
  writeFileSync(
    path,
    JSON.stringify({
      ...manifest,
      version,
      entry,
      chunks: { entry: [entry] },
      borrowed: {},
      files: [{ path: entry, integrity, size: 0 }],
    }),
  );
}
