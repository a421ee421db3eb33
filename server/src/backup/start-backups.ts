import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { backupTime, expiredBackups, listBackups, type Keep } from './backup-files';
import { draftEnding } from './durable-files';
import type { BackupOrder, WrittenBackup } from './write-backup';

const everyMs = 3_600_000;
/** A start has better things to do first. */
const firstAfterMs = 60_000;

export interface BackupPlan {
  /** A folder of this installation alone, best on another disk. */
  folder: string;
  keep: Keep;
  keyMark: string;
}

interface Parts {
  database: {
    /** Only a data folder has this; PostgreSQL has its own tools. */
    backUp?(order: BackupOrder): Promise<WrittenBackup>;
  };
  clock: Clock;
  log: Logger;
  plan: BackupPlan;
}

export interface Backups {
  start(): void;
  /** Writes a backup and removes those that have expired. A failure is logged: the next hour tries again. */
  takeOne(): Promise<void>;
  /** Waits for a backup that is being written. */
  stop(): Promise<void>;
}

/**
 * Backs the data folder up each hour. A timer and no job: jobs run inside a transaction and are rows themselves, but a
 * backup belongs to the folder, must be alone in it, and must go on after a restore.
 */
export function createBackups({ database, clock, log, plan }: Parts): Backups {
  const { folder, keep, keyMark } = plan;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const write = async () => {
    try {
      const written = await database.backUp?.({ folder, takenAt: clock.now().toISOString(), keyMark });
      if (written) log.info(written, 'backup written');
      for (const name of await removable(folder, keep)) await rm(path.join(folder, name), { force: true });
    } catch (error) {
      log.error({ err: error, folder }, 'a backup failed');
    }
  };
  const takeOne = () => (running = running.then(write));
  const isDue = () => {
    const ages = listBackups(folder).map((name) => clock.now().getTime() - Number(backupTime(name)));
    return !ages.some((age) => age >= 0 && age < everyMs);
  };

  return {
    takeOne,
    start() {
      if (!database.backUp) return;
      timer = setTimeout(() => {
        if (isDue()) void takeOne();
        timer = setInterval(() => void takeOne(), everyMs).unref();
      }, firstAfterMs).unref();
    },
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** What has expired, and drafts that an ended process left. */
async function removable(folder: string, keep: Keep): Promise<string[]> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftEnding));
  return [...drafts, ...expiredBackups(listBackups(folder), keep)];
}
