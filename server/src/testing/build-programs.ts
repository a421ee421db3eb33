import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const server = path.join(import.meta.dirname, '../..');
/** As deep as the server's build lies, and where its packages are found. */
const packages = path.join(server, '../node_modules');

/**
 * Builds the server's programs, and those that only tests start, as they are now: from the sources each start of one would compile a
 * thousand files.
 */
export async function buildPrograms(): Promise<{ text: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(packages, '.programs-'));
  const input = {
    'child-server': 'src/testing/child-server.ts',
    'child-backups': 'src/testing/child-backups.ts',
  };
  await build({
    root: server,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false, sourcemap: false, rolldownOptions: { input } },
  });
  await cp(path.join(server, 'src/database/migrations'), path.join(folder, 'migrations'), {
    recursive: true,
  });
  return { text: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
