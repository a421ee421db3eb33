import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFieldCrypto } from '../crypto/field-crypto';
import { restoreBackup } from '../restore/restore-backup';
import { callOperation, sendOperation } from '../testing/call-operation';
import { isWhole } from '../testing/depth';
import { programOf } from '../testing/programs/programs';
import { startTestServer } from '../testing/start-test-server';
import { bringMadeDatabase } from '../testing/test-database';
import { cookieOf } from '../testing/test-person';
import { openFolderDatabase } from './open-folder-database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What each earlier version left: the text of one of its backups, made with a key of zeros. */
const left = path.join(import.meta.dirname, 'earlier-versions');
const key = Buffer.alloc(32);

it.each(readdirSync(left))(
  'the data that version %s left serve their people in this version',
  async (name) => {
    const file = path.join(folder, `${name}.gz`);
    writeFileSync(file, gzipSync(readFileSync(path.join(left, name))));
    await restoreBackup({ file, folder, dataKey: key.toString('base64'), replaces: false });
    const database = await openFolderDatabase(folder);
    const server = await startTestServer({ database, crypto: createFieldCrypto(key) });
    const form = { email: 'ana@example.org', password: 'correct horse battery' };
    const cookie = cookieOf((await sendOperation(server.app, 'account.signIn', form)).headers);
    const { session } = await callOperation(server.app, 'circles.getSession', {}, { cookie });
    const circleId = session?.circle?.id ?? '';
    const { tasks } = await callOperation(server.app, 'care.listTasks', { circleId }, { cookie });
    expect(tasks.map(({ title }) => title)).toEqual(['Walk with Rosa', 'Buy milk']);
    const { streak } = await callOperation(server.app, 'care.getCheckInDay', { circleId }, { cookie });
    expect(streak).toEqual({ current: 0, longest: 0, lastDay: null });
    const range = { circleId, from: '2026-11-01', to: '2026-11-30' };
    expect(await callOperation(server.app, 'care.listCalendarEvents', range, { cookie })).toEqual([]);
    await callOperation(server.app, 'circles.renameCircle', { circleId, name: 'Later' }, { cookie });
    await server.settled();
    await server.stop();
  },
);

if (isWhole)
  it('a data folder that a newer version made is refused in one line and left as it is', async () => {
    await bringMadeDatabase(folder);
    const newer = await openFolderDatabase(folder);
    await newer.db.execute(sql`insert into schema_migrations (created_at, hash) values (9000000000000, 'x')`);
    await newer.close();
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: '0' };
    const { status, stderr } = spawnSync(process.execPath, [await programOf('main')], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'This database was made by a newer version of CareCircle. Start that version, or restore a backup.\n',
    ]);
  });
