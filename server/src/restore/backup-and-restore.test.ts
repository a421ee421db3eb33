import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql, TransactionRollbackError, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFieldCrypto } from '../crypto/field-crypto';
import { keyMarkOf } from '../crypto/key-mark';
import { openFolderDatabase } from '../database/open-folder-database';
import { bills } from '../modules/finance/finance.tables';
import { findPendingScopes } from '../spine/reactions/reaction-cursors';
import { isWhole } from '../testing/depth';
import { programOf } from '../testing/programs/programs';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sumTables } from '../testing/table-sums';
import { bringMadeDatabase } from '../testing/test-database';
import { personOf, type TestCircle, type TestPerson } from '../testing/test-person';
import { leapLength } from './leap';
import { restoreBackup, type RestoreOrder } from './restore-backup';

const key = randomBytes(32);
const keyText = key.toString('base64');
const crypto = createFieldCrypto(key);
const root = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
const folderOf = (name: string) => path.join(root, name);
const start = async (name: string) =>
  startTestServer({ database: await openFolderDatabase(folderOf(name)), crypto });

async function backUp(server: TestServer, takenAt: string): Promise<string> {
  const order = { folder: folderOf('backups'), takenAt, keyMark: keyMarkOf(crypto) };
  return (await server.spine.database.backUp?.(order))?.file ?? '';
}
/** The command as an operator gives it. */
async function runRestore(args: string[], folder: string) {
  const file = await programOf('restore');
  const env = { ...process.env, DATA_DIR: folder, DATA_KEY: keyText, DATABASE_URL: '' };
  return spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
}
const restore = (file: string, folder: string) =>
  restoreBackup({ file, folder: folderOf(folder), dataKey: keyText, replaces: false });

const strangeText = 'Tab\there, line\nthere, \\. and "quotes" – ✓';
const addTask = (person: TestPerson, circleId: string, taskId: string = randomUUID()) =>
  person.call('care.addTask', {
    ...{ circleId, taskId, title: 'Walk', description: strangeText },
    ...{ recipientId: null, assigneeId: null, dueDate: '2026-11-21', dueTime: null },
  });

const bill = {
  ...{ name: 'Rent', category: 'housing' as const, amountCents: 120_050, dueDate: '2026-01-31', notes: '' },
  ...{ frequency: 'monthly' as const, isRecurring: true, paymentMethod: 'manual' as const, reminderDays: 3 },
};
const accountNumber = '12345678';

let first: TestServer;
let ana: TestPerson;
let circle: TestCircle;
let billId: string;
let quiet: { file: string; sums: Record<string, string> };

beforeAll(async () => {
  await bringMadeDatabase(folderOf('first'));
  first = await start('first');
  await first.call('account.signInToDemo', {});
  ana = await first.signUp('Ana');
  circle = await ana.createCircle();
  await addTask(ana, circle.id);
  billId = randomUUID();
  await ana.call('finance.addBill', { circleId: circle.id, billId, ...bill, accountNumber });
  await first.settled();
  const sums = await sumTables(first.spine.database.db);
  quiet = { sums, file: await backUp(first, '2026-11-21T10:00:00.000Z') };
}, 240_000);
afterAll(async () => {
  await first.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('a restored backup', () => {
  let lostPositions: Record<string, number>;
  beforeAll(async () => {
    await Promise.all([1, 2, 3].map(() => addTask(ana, circle.id)));
    lostPositions = (await ana.call('circles.getSession', {})).positions;
    expect(await restore(quiet.file, 'second')).toMatch(
      /^Restored the backup of 2026-11-21T10:00:00.000Z to /,
    );
  }, 120_000);

  it('has every row of every table as at its moment, each log leaping on', async () => {
    const { db, close } = await openFolderDatabase(folderOf('second'));
    const leapt = sql.raw(String(leapLength));
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`update event_streams set sequence = sequence - ${leapt}`);
        await tx.execute(
          sql`update reaction_cursors set sequence = sequence - ${leapt} where sequence > ${leapt}`,
        );
        expect(await sumTables(tx)).toEqual(quiet.sums);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    await close();
  });

  it('serves the same people, opens their sealed fields and lets a browser that saw more start over', async () => {
    const second = await start('second');
    const sameAna = personOf(second.app, ana);
    const { tasks } = await sameAna.call('care.listTasks', { circleId: circle.id });
    expect(tasks.map(({ description }) => description)).toEqual([strangeText]);
    const [row] = await second.spine.database.db.select().from(bills).where(eq(bills.id, billId));
    expect(crypto.open(row?.accountNumberSealed ?? '', `bill-series:${row?.seriesId}`)).toBe(accountNumber);

    const { positions } = await sameAna.call('circles.getSession', {});
    await Promise.all([1, 2, 3, 4, 5].map(() => addTask(sameAna, circle.id)));
    const stale = await second.openStream(sameAna, lostPositions);
    expect((await stale.next()).event).toBe('reset');
    const fresh = await second.openStream(sameAna, positions);
    const next = (positions[circle.id] ?? 0) + 1;
    expect((await fresh.nextEvent('task.added')).sequence).toBe(next);
    fresh.close();
    await second.settled();
    expect(await findPendingScopes(second.spine.database.db)).toEqual([]);
    await second.stop();
  });
});

if (isWhole)
  it('a backup taken while many write holds whole changes only, and all that was answered before', async () => {
    const circles = await Promise.all(Array.from({ length: 4 }, () => ana.createCircle()));
    const answered = new Set<string>();
    let isOver = false;
    const write = async (circleId: string) => {
      for (; !isOver;) {
        const taskId = randomUUID();
        await addTask(ana, circleId, taskId);
        answered.add(taskId);
      }
    };
    const writers = circles.map(({ id }) => write(id));
    await expect.poll(() => answered.size, { timeout: 30_000 }).toBeGreaterThan(20);
    const answeredBefore = [...answered];
    const file = await backUp(first, '2026-11-21T11:00:00.000Z');
    isOver = true;
    await Promise.all(writers);

    await restore(file, 'third');
    const { db, close } = await openFolderDatabase(folderOf('third'));
    const idsOf = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
    const tasks = await idsOf(sql`select id from tasks where series_id is null order by id`);
    expect(answeredBefore.filter((id) => !tasks.includes(id))).toEqual([]);
    const told = sql`
    select payload->'task'->>'id' as id from events
    where type = 'task.added' and payload->'task'->>'seriesId' is null order by 1`;
    expect(await idsOf(told)).toEqual(tasks);
    const broken = sql`
    select stream.scope_id as id from event_streams stream left join events using (scope_id)
    group by stream.scope_id, stream.sequence
    having count(*) <> max(events.sequence) or stream.sequence <> max(events.sequence) + ${sql.raw(String(leapLength))}`;
    expect(await idsOf(broken)).toEqual([]);
    await close();
  }, 120_000);

describe('a restore is refused', () => {
  const refused = (order: Partial<RestoreOrder>, reason: RegExp) =>
    expect(
      restoreBackup({
        ...{ file: quiet.file, folder: folderOf('refused'), dataKey: keyText, replaces: false },
        ...order,
      }),
    ).rejects.toThrow(reason);
  const spoilt = folderOf('spoilt.sql.gz');

  it('when the backup was cut off or changed anywhere', async () => {
    const whole = readFileSync(quiet.file);
    for (const part of isWhole ? [0, 0.1, 0.5, 0.9, 1] : [0.5]) {
      writeFileSync(spoilt, whole.subarray(0, Math.floor((whole.length - 1) * part)));
      await refused({ file: spoilt }, /is not a whole backup/);
      const changed = Buffer.from(gunzipSync(whole));
      const place = Math.floor((changed.length - 1) * part);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      writeFileSync(spoilt, gzipSync(changed));
      await refused({ file: spoilt }, /is not a whole backup/);
    }
    expect(existsSync(folderOf('refused'))).toBe(false);
  });

  it('when the backup comes from a newer version', async () => {
    const text = gunzipSync(readFileSync(quiet.file)).toString();
    const body = text.slice(0, text.lastIndexOf('-- end')).replace('"migrations":[', '"migrations":[1,');
    const sum = createHash('sha256').update(body).digest('hex');
    writeFileSync(spoilt, gzipSync(`${body}-- end sha256:${sum}\n`));
    await refused({ file: spoilt }, /made by a newer version/);
  });

  it('without the key that protects its fields, and with another one', async () => {
    await refused({ dataKey: undefined }, /The key is missing/);
    await refused({ dataKey: randomBytes(32).toString('base64') }, /another key than DATA_KEY/);
    expect(readdirSync(folderOf('refused'))).toEqual([]);
  });

  const putDatabase = (folder: string) => {
    mkdirSync(path.join(folder, 'database'), { recursive: true });
    writeFileSync(path.join(folder, 'database', 'PG_VERSION'), 'what was there');
  };

  it('into a folder that is in use or holds a database', async () => {
    await refused({ folder: folderOf('first'), replaces: true }, /in use by process/);
    putDatabase(folderOf('used'));
    await refused({ folder: folderOf('used') }, /holds a database/);
  });

  if (isWhole) {
    it.each([
      [[], /^Say: npm run restore -- <backup>.*\n$/],
      [['/nowhere/backup.sql.gz'], /^\/nowhere\/backup.sql.gz cannot be read \(ENOENT\)\.\n$/],
    ])('in one line, as when asked with %j', async (args, line) => {
      const { status, stderr, stdout } = await runRestore(args, folderOf('refused'));
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(line);
    });

    it('unless the database that is there is put aside', async () => {
      const folder = folderOf('replaced');
      putDatabase(folder);
      const { stdout } = await runRestore([quiet.file, '--replace'], folder);
      const aside = /^Restored .* The database before is in (.+)\.\n$/.exec(stdout)?.[1] ?? '';
      expect(readFileSync(path.join(aside, 'PG_VERSION'), 'utf8')).toBe('what was there');
      const restored = await openFolderDatabase(folder);
      expect((await sumTables(restored.db)).tasks).toBe(quiet.sums.tasks);
      await restored.close();
    });
  }
});
