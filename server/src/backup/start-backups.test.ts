import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '../database/database';
import { createTestClock } from '../testing/test-clock';
import { openEmbedded } from '../testing/test-database';
import { createBackups } from './start-backups';
import { writeBackup } from './write-backup';

let database: DatabaseHandle;
let folder: string;
let said: string[];
const clock = createTestClock();

beforeAll(async () => {
  const memory = await openEmbedded('migrated');
  database = { ...memory, backUp: (order) => writeBackup(memory.client, order) };
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
  said = [];
  clock.set('2026-11-21T10:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const backups = (place = folder) => {
  const log = pino({}, { write: (line) => void said.push(line) });
  const plan = { folder: place, keep: { hours: 2, days: 1 }, keyMark: 'mark' };
  return createBackups({ database, clock, log, plan });
};
const names = () => readdirSync(folder).sort();

it('writes a backup, removes what has expired and what an ended process left', async () => {
  writeFileSync(path.join(folder, 'carecircle-2026-11-21T09-00-00Z.sql.gz.draft'), 'half');
  writeFileSync(path.join(folder, 'notes.txt'), 'somebody else’s');
  const running = backups();
  for (let hour = 0; hour < 4; hour += 1) {
    await running.takeOne();
    clock.advance(3_600_000);
  }
  expect(names()).toEqual([
    'carecircle-2026-11-21T12-00-00Z.sql.gz',
    'carecircle-2026-11-21T13-00-00Z.sql.gz',
    'notes.txt',
  ]);
});

it('says when a backup failed and writes the next one', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, 'a file where the folder should be');
  const running = backups(blocked);
  await running.takeOne();
  expect(said.join()).toContain('a backup failed');
  rmSync(blocked);
  await running.takeOne();
  expect(readdirSync(blocked)).toEqual(['carecircle-2026-11-21T10-00-00Z.sql.gz']);
});

it('backs up a minute after the start and then each hour, but not anew when one is fresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const first = backups();
  first.start();
  vi.advanceTimersByTime(59_000);
  await first.stop();
  expect(names()).toEqual([]);

  const second = backups();
  second.start();
  await vi.advanceTimersByTimeAsync(60_000);
  clock.advance(3_600_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await second.stop();
  expect(names()).toHaveLength(2);

  const third = backups();
  third.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await third.stop();
  expect(names()).toHaveLength(2);
});
