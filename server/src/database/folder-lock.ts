import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { CannotStart } from '../cannot-start';
import { makeDataFolder } from '../data-folder';

interface Holder {
  pid: number;
  /** Tells this process from a later one with the same number; empty where the system does not say. */
  startedAt: string;
  token: string;
}

/** Another process works in this folder. */
export class FolderLocked extends CannotStart {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or choose another DATA_DIR.`,
    );
    this.name = 'FolderLocked';
  }
}

/**
 * Takes a folder for this process alone: two on one database would destroy it. A lock whose process is dead is taken
 * over. Linking makes the file and its content appear in one step.
 *
 * @returns the function that gives the folder back.
 * @throws FolderLocked while another process holds it.
 */
export function lockFolder(folder: string): () => void {
  makeDataFolder(folder);
  const file = path.join(folder, 'server.lock');
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() };
  const draft = `${file}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 1; !linked(draft, file); attempt += 1) {
      const holder = readHolder(file);
      if (holder && (isAlive(holder) || attempt > 5)) throw new FolderLocked(folder, holder.pid);
      if (holder) moveAway(file, holder);
    }
    if (readHolder(file)?.token !== own.token) throw new FolderLocked(folder, readHolder(file)?.pid ?? 0);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(file)?.token === own.token) rmSync(file, { force: true });
  };
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead process's lock; when somebody else has just replaced it, theirs is put back. */
function moveAway(file: string, dead: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.token !== dead.token) linked(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startedAt === '' || startedAt === startOf(pid);
}

/** When a process began, in the system's own count (Linux). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}
