import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMigrations } from '../database/apply-migrations';
import { openFolderDatabase } from '../database/open-folder-database';
import { readBackup } from '../restore/read-backup';
import { programOf } from '../testing/programs/programs';
import { listBackups } from './backup-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function fill(rows: number): Promise<void> {
  const { db, close } = await openFolderDatabase(folder);
  await applyMigrations(db);
  await db.execute(sql`
    insert into commands (scope_id, command_id, fingerprint, created_at)
    select gen_random_uuid(), gen_random_uuid(), md5(n::text), now() from generate_series(1, ${rows}::int) n`);
  await close();
}

/** Backs up without end, and is ended at once at a random moment after its first backup. */
async function killDuringBackup(): Promise<void> {
  const process_ = spawn(process.execPath, [await programOf('child-backups')], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(process_, 'exit');
  await once(process_.stdout, 'data');
  await wait(Math.random() * 400);
  process_.kill('SIGKILL');
  await exited;
}

it('a backup ended by kill -9 leaves no file that looks whole', async () => {
  await fill(20_000);
  for (let round = 0; round < 4; round += 1) await killDuringBackup();
  const backups = path.join(folder, 'backups');
  const whole = listBackups(backups);
  expect(whole.length).toBeGreaterThan(0);
  for (const name of whole) {
    const { tables } = await readBackup(path.join(backups, name));
    expect(
      tables
        .find(({ name: table }) => table === 'commands')
        ?.rows.toString()
        .split('\n'),
    ).toHaveLength(20_001);
  }
  const others = readdirSync(backups).filter((name) => !whole.includes(name));
  expect(others.every((name) => name.endsWith('.draft'))).toBe(true);
}, 240_000);
