import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '../database/apply-migrations';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { startTestServer } from '../testing/start-test-server';
import { sumTables } from '../testing/table-sums';
import { hasPostgres, makePostgresDatabase, openEmbedded } from '../testing/test-database';
import { writeBackup } from './write-backup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function emptyDatabase() {
  const url = await makePostgresDatabase();
  return { url, ...(await openPostgresDatabase({ url })) };
}

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  it('pg_dump and pg_restore give back every row of every table', async () => {
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    const server = await startTestServer({ database: source });
    await server.call('account.signInToDemo', {});
    await server.settled();
    const before = await sumTables(source.db);
    const file = path.join(folder, 'carecircle.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, source.url]);
    execFileSync('pg_restore', ['--no-owner', `--dbname=${target.url}`, file]);
    expect(await sumTables(target.db)).toEqual(before);
    await target.close();
    await server.stop();
  }, 120_000);

  it('psql reads a backup of the data folder into an empty schema', async () => {
    const embedded = await openEmbedded('bare');
    const server = await startTestServer({ database: embedded });
    await server.call('account.signInToDemo', {});
    await server.settled();
    const takenAt = '2026-11-21T10:00:00.000Z';
    const { file } = await writeBackup(embedded.client, { folder, takenAt, keyMark: '' });
    const before = await sumTables(embedded.db);
    await server.stop();

    const target = await emptyDatabase();
    await applyMigrations(target.db);
    await target.db.execute(sql`truncate schema_migrations, key_marks`);
    const input = gunzipSync(readFileSync(file));
    execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', target.url], { input });
    expect(await sumTables(target.db)).toEqual(before);
    await target.close();
  }, 120_000);
});
