import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages stay open for days over a release, and go on asking for their own files. */
const keptMs = 7 * 24 * 3_600_000;
const ledgerName = 'last-current.json';

/** When each folder was last current, ISO 8601; null while it is. */
type Ledger = Record<string, string | null>;

/**
 * Removes the folders below `root` that have not been current for seven days (MFE-8). What was current at the last call counts
 * as such until now, so that a server that ran for long lets nothing go too early. Gives the removed folders.
 */
export async function pruneReleases(root: string, current: readonly string[], now: Date): Promise<string[]> {
  const known = await readLedger(root);
  const folders = await foldersIn(root);
  const ledger = Object.fromEntries(
    folders.map((folder) => [folder, current.includes(folder) ? null : (known[folder] ?? now.toISOString())]),
  );
  const old = folders.filter((folder) => isOld(ledger[folder], now));
  for (const folder of old) {
    await rm(path.join(root, folder), { recursive: true, force: true });
    delete ledger[folder];
  }
  await writeLedger(root, ledger);
  return old;
}

function isOld(lastCurrent: string | null | undefined, now: Date): boolean {
  return Boolean(lastCurrent) && now.getTime() - Date.parse(lastCurrent ?? '') > keptMs;
}

/** Folders that hold files, by their path below `root`; what stands below one of them belongs to it. */
async function foldersIn(root: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(() => []);
  if (below !== '' && entries.some((entry) => entry.isFile())) return [below];
  const inside = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const nested = await Promise.all(inside.map(({ name }) => foldersIn(root, path.posix.join(below, name))));
  return nested.flat();
}

async function readLedger(root: string): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(path.join(root, ledgerName), 'utf8')) as Ledger;
  } catch {
    return {};
  }
}

async function writeLedger(root: string, ledger: Ledger): Promise<void> {
  const draft = path.join(root, `${ledgerName}.draft`);
  await mkdir(root, { recursive: true });
  await writeFile(draft, JSON.stringify(ledger));
  await rename(draft, path.join(root, ledgerName));
}
