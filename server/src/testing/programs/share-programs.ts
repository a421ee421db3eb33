import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { shareOnce, type Made } from '../partners/share-once';
import { programsAt } from './programs';

const server = path.join(import.meta.dirname, '../../..');
/** As deep as the server's build lies, and where its packages are found. */
const packages = path.join(server, '../node_modules');

/** Offers the built programs to the processes of a run. Gives what removes them. */
export default async function sharePrograms(): Promise<() => Promise<void>> {
  const programs = await shareOnce(buildPrograms);
  process.env[programsAt] = programs.askAt;
  return () => programs.remove();
}

/**
 * Builds the server's programs, and those that only tests start, as they are now: from the sources each start of one would compile a
 * thousand files.
 */
async function buildPrograms(): Promise<Made> {
  const folder = await mkdtemp(path.join(packages, '.programs-'));
  const input = {
    'child-server': 'src/testing/programs/child-server.ts',
    'child-backups': 'src/testing/programs/child-backups.ts',
  };
  await build({
    root: server,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false, sourcemap: false, rolldownOptions: { input } },
  });
  const migrations = path.join(server, 'src/database/migrations');
  await cp(migrations, path.join(folder, 'migrations'), { recursive: true });
  return { text: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
