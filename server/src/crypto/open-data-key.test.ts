import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../database/database';
import { openFolderDatabase } from '../database/open-folder-database';
import { sealedFields } from '../modules/sealed-fields';
import { restoreBackup } from '../restore/restore-backup';
import { isWhole } from '../testing/depth';
import { startTestServer } from '../testing/start-test-server';
import { sumTables } from '../testing/table-sums';
import { bringMadeDatabase, takeTestDatabase } from '../testing/test-database';
import { keyFileOf, makeDataKey } from './data-key';
import { createFieldCrypto, type FieldCrypto } from './field-crypto';
import { keepKeyMark, openDataKey } from './open-data-key';

let folder: string;
let database: DatabaseHandle;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (fromEnvironment?: string) =>
  openDataKey(database.db, { fromEnvironment, dataFolder: folder, sealedFields });
const putKey = (key: Buffer) => writeFileSync(keyFileOf(folder), key.toString('base64'));

/** The start is refused in these words; neither database nor folder changed. */
async function expectRefused(words: string): Promise<void> {
  const before = [await sumTables(database.db), readdirSync(folder)];
  await expect(open()).rejects.toThrow(words);
  await expect(open()).rejects.toThrow('Put back the data.key that was kept beside the backups');
  expect([await sumTables(database.db), readdirSync(folder)]).toEqual(before);
}

/** A server's whole life with this key, in which somebody signs up. */
async function live(crypto: FieldCrypto): Promise<void> {
  const server = await startTestServer({ database: { ...database, close: async () => undefined }, crypto });
  await server.signUp('Ana');
  await server.settled();
  await server.stop();
}

const kinds: [string, () => Promise<DatabaseHandle>][] = [
  ['in memory', takeTestDatabase],
  [
    'in the data folder',
    async () => {
      await bringMadeDatabase(folder);
      return openFolderDatabase(folder);
    },
  ],
];

describe.each(isWhole ? kinds : kinds.slice(0, 1))('the key of a database %s', (_, openDatabase) => {
  it('is made where nothing is kept yet, and refused missing or foreign ever after', async () => {
    database = await openDatabase();
    await live(await open());
    const key = readFileSync(keyFileOf(folder));
    await live(await open());

    rmSync(keyFileOf(folder));
    await expectRefused(`The key ${keyFileOf(folder)} is missing`);
    putKey(randomBytes(32));
    await expectRefused(`${keyFileOf(folder)} is not the key that this database was made with`);
    await expect(open(randomBytes(32).toString('base64'))).rejects.toThrow('DATA_KEY is not the key');
    writeFileSync(keyFileOf(folder), key);
    await live(await open());
  });
});

describe('the key of a database of an earlier version, which kept no mark', () => {
  const key = Buffer.alloc(32);
  const left = path.join(import.meta.dirname, '../database/earlier-versions/0.1.0.sql');
  const restored = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
  beforeAll(async () => {
    const file = path.join(restored, 'left.gz');
    writeFileSync(file, gzipSync(readFileSync(left)));
    await restoreBackup({ file, folder: restored, dataKey: key.toString('base64'), replaces: false });
  });
  afterAll(() => rmSync(restored, { recursive: true, force: true }));
  beforeEach(async () => {
    cpSync(restored, folder, { recursive: true });
    database = await openFolderDatabase(folder);
  });

  it('is told by what it opens, and refused before anything is migrated', async () => {
    await expectRefused(`The key ${keyFileOf(folder)} is missing`);
    putKey(randomBytes(32));
    await expectRefused('is not the key that this database was made with');
  });

  it('is marked at the next start', async () => {
    putKey(key);
    await live(await open());
    expect(Object.keys(await sumTables(database.db))).toContain('key_marks');
    putKey(randomBytes(32));
    await expectRefused('is not the key that this database was made with');
  });
});

it('of two servers that start together with keys of their own on one empty database, one is refused', async () => {
  database = await takeTestDatabase();
  const starts = await Promise.allSettled(
    [1, 2].map(() => keepKeyMark(database.db, createFieldCrypto(randomBytes(32)))),
  );
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('a key that was made by a start which ended before it kept the mark is used by the next one', async () => {
  database = await takeTestDatabase();
  const key = makeDataKey(folder);
  expect((await open()).fingerprint('text')).toBe(createFieldCrypto(key).fingerprint('text'));
});
