import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer, runServer } from './run-server';

/** Where the files of a run find what a first start takes half a minute for. Playwright gives the name to its workers. */
const sharedFolder = 'PREPARED_DATA';

/** Before the first file of a run: a place for what is prepared, by the first file that needs it. Gives what clears it away. */
export default function sharePrepared(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-prepared-'));
  process.env[sharedFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills an empty data folder with what a first start makes there: database, keys, and the releases that were built. Outside of a run with nothing. */
export async function bringFirstStart(dataDir: string): Promise<void> {
  await bring('first-start', dataDir, async (folder) => {
    const server = runServer({ DATA_DIR: folder, DEMO: 'off', PORT: '0' });
    await server.ready;
    await server.end('SIGTERM');
  });
}

/** Fills it with the demo's day, as `npm start` does before a first start. */
export async function bringDemo(dataDir: string): Promise<void> {
  if (!(await bring('day', dataDir, live))) live(dataDir);
}

/** Copies what is made once in a run. Gives whether there is a run. */
async function bring(
  name: string,
  dataDir: string,
  make: (folder: string) => Promise<void> | void,
): Promise<boolean> {
  const shared = process.env[sharedFolder];
  if (shared === undefined) return false;
  const made = join(shared, name);
  const isMade = join(shared, `${name}-made`);
  if (isFirst(made)) {
    await make(made);
    writeFileSync(isMade, '');
  }
  while (!existsSync(isMade)) await pause(100);
  cpSync(made, dataDir, { recursive: true });
  return true;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function live(dataDir: string): void {
  const program = join(dirname(builtServer), 'prepare-demo.js');
  execFileSync(process.execPath, [program], { env: { ...process.env, DATA_DIR: dataDir } });
}
