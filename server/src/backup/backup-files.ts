import { existsSync, readdirSync } from 'node:fs';

const named = /^carecircle-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sql\.gz$/;

/** `carecircle-2026-11-21T10-00-00Z.sql.gz`: sorts by time and suits every file system. */
export function backupName(takenAt: string): string {
  return `carecircle-${takenAt.slice(0, 19).replaceAll(':', '-')}Z.sql.gz`;
}

/** When a backup was taken, by its name; null for any other file. */
export function backupTime(name: string): Date | null {
  const [, day, hour, minute, second] = named.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** Names of the backups in a folder, newest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => backupTime(name) !== null)
    .sort()
    .reverse();
}

export interface Keep {
  /** The last backup of so many hours that have one. */
  hours: number;
  /** The last backup of so many days (UTC) that have one. */
  days: number;
}

/**
 * Which backups may go. Hours and days that have a backup count, not those that passed: a server that stood still for a
 * month keeps what it had (as restic's `--keep-hourly` and `--keep-daily`).
 */
export function expiredBackups(names: readonly string[], { hours, days }: Keep): string[] {
  const newestFirst = [...names].sort().reverse();
  const kept = new Set([
    ...newestOfEach(newestFirst, '2026-11-21T10', hours),
    ...newestOfEach(newestFirst, '2026-11-21', days),
  ]);
  return newestFirst.filter((name) => !kept.has(name));
}

/** The newest of each period, for so many periods; `example` shows how much of the time names a period. */
function newestOfEach(newestFirst: string[], example: string, periods: number): string[] {
  const newest = new Map<string, string>();
  for (const name of newestFirst) {
    const period = name.slice(0, `carecircle-${example}`.length);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, periods);
}
