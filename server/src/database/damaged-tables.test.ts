import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server';
import { openBareDatabase, takeTestDatabase } from '../testing/test-database';
import { applyMigrations } from './apply-migrations';
import { openFolderDatabase } from './open-folder-database';
import { requireWholeTables } from './require-whole-tables';

const root = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
const whole = path.join(root, 'whole');
let tableFile: string;

/** A thousand rows over several pages, and a table that was emptied and vacuumed. */
beforeAll(async () => {
  const database = await openFolderDatabase(whole);
  await database.db.execute(sql`
    insert into guesses (key, failures, window_ends_at) select 'key ' || n, 1, now() from generate_series(1, 1000) n`);
  await database.db.execute(sql`
    insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
    select gen_random_uuid(), n, n, now(), now(), now() from generate_series(1, 1000) n`);
  await database.db.execute(sql`delete from verifications`);
  await database.db.execute(sql`vacuum verifications`);
  const found = await database.db.execute<{ file: string }>(
    sql`select pg_relation_filepath('guesses') as file`,
  );
  tableFile = found.rows[0]?.file ?? '';
  await database.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ways: [string, (file: string) => void][] = [
  ['cut off before its first page', (file) => truncateSync(file, 0)],
  ['cut off after its first pages', (file) => truncateSync(file, 2 * 8_192)],
  ['all zeros', (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ['all nonsense', (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length, 7))],
  ['gone', (file) => rmSync(file)],
];

describe('a table is named at the start when its file is', () => {
  it.each(ways)('%s', async (name, damage) => {
    const folder = path.join(root, name);
    cpSync(whole, folder, { recursive: true });
    damage(path.join(folder, 'database', tableFile));
    const database = await openFolderDatabase(folder);
    await expect(requireWholeTables(database)).rejects.toThrow(
      /^The database is damaged\. Tables: guesses \([^()]+\)\. Nothing was changed; restore a backup\.$/,
    );
    await database.close();
  });
});

it('a whole database is taken, and so are one without tables and one whose tables were emptied', async () => {
  const database = await openFolderDatabase(whole);
  await requireWholeTables(database);
  await database.db.execute(sql`delete from guesses`);
  await database.db.execute(sql`vacuum guesses`);
  await requireWholeTables(database);
  await database.close();
  const bare = await openBareDatabase();
  await requireWholeTables(bare);
  await bare.close();
});

it('a table and a column that are missing are named at the start', async () => {
  const database = await openBareDatabase();
  await applyMigrations(database.db);
  await database.db.execute(sql`drop table guesses`);
  await database.db.execute(sql`alter table people drop column phone`);
  await expect(startTestServer({ database })).rejects.toThrow(
    'The database is damaged. Missing: guesses, people.phone. Restore a backup.',
  );
  await database.close();
});

it('a large table costs no more than a small one', async () => {
  const database = await takeTestDatabase();
  await database.db.execute(sql`
    insert into guesses (key, failures, window_ends_at) select 'key ' || n, 1, now() from generate_series(1, 100000) n`);
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const reads = async () => {
    const { rows } = await database.db.execute<{ read: number }>(
      sql`select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_user_tables where relname = 'guesses'`,
    );
    return rows[0]?.read ?? 0;
  };
  const before = await reads();
  await requireWholeTables(database);
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const read = (await reads()) - before;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1_000);
  await database.close();
});
