import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from './run-server';

/** Where the files of a run find the demo's day, which takes a minute to live. Playwright gives the name to its workers. */
const sharedFolder = 'LIVED_DEMO';

/** Before the first file of a run: a place for the day, lived by the first file that needs it. Gives what clears it away. */
export default function shareDemo(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-demo-'));
  process.env[sharedFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills an empty data folder with the demo's day, as `npm start` does before a first start. */
export async function bringDemo(dataDir: string): Promise<void> {
  const shared = process.env[sharedFolder];
  if (shared === undefined) return live(dataDir);
  const day = join(shared, 'day');
  const isLived = join(shared, 'lived');
  if (isFirst(day)) {
    live(day);
    writeFileSync(isLived, '');
  }
  while (!existsSync(isLived)) await pause(100);
  cpSync(day, dataDir, { recursive: true });
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
