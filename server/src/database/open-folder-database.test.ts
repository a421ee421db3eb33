import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWhole, times } from '../testing/depth';
import { signUpOver } from '../testing/remote-person';
import { startChildServer, type ChildServer } from '../testing/programs/start-child-server';
import { bringMadeDatabase } from '../testing/test-database';
import { openFolderDatabase } from './open-folder-database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is refused while it is in use, and free again afterwards', async () => {
    await bringMadeDatabase(folder);
    const first = await openFolderDatabase(folder);
    await expect(openFolderDatabase(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await (await openFolderDatabase(folder)).close();
  });

  it('that is damaged is named in one line and left as it is', async () => {
    await bringMadeDatabase(folder);
    const control = path.join(folder, 'database/global/pg_control');
    truncateSync(control, 10);
    await expect(openFolderDatabase(folder)).rejects.toThrow(/cannot be opened. Nothing was changed/);
    expect(readdirSync(folder)).toEqual(['database']);
  });

  // That its rows stay, and that a dead process gives way, the kill below shows too.
  if (isWhole) {
    it('keeps its rows over a restart, and transactions roll back whole', async () => {
      await bringMadeDatabase(folder);
      const first = await openFolderDatabase(folder);
      await first.db.execute(sql`create table notes (id int primary key, at timestamptz)`);
      await first.db.execute(sql`insert into notes values (1, '2026-11-21T10:00:00Z')`);
      const failing = first.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (2, now())`);
        await tx.execute(sql`insert into notes values (1, now())`);
      });
      await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
      await first.close();
      const second = await openFolderDatabase(folder);
      const { rows } = await second.db.execute(sql`select id, at from notes`);
      expect(rows).toEqual([{ id: 1, at: '2026-11-21 10:00:00+00' }]);
      await second.close();
    });

    it('is taken over from a process that is dead', async () => {
      await bringMadeDatabase(folder);
      const dead = { pid: 2 ** 22 + 1, startedAt: '1', token: randomUUID() };
      writeFileSync(path.join(folder, 'server.lock'), JSON.stringify(dead));
      const database = await openFolderDatabase(folder);
      await database.close();
      expect(readdirSync(folder)).toEqual(['database']);
    });

    it('whose making was cut off is made anew', async () => {
      mkdirSync(path.join(folder, 'database.draft/global'), { recursive: true });
      writeFileSync(path.join(folder, 'database.draft/PG_VERSION'), '1');
      const database = await openFolderDatabase(folder);
      expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      await database.close();
      expect(readdirSync(folder)).toEqual(['database']);
    });
  }
});

describe('kill -9 in the middle of writing', () => {
  const rounds = times(3, 1);

  it(`loses and doubles nothing that was acknowledged, ${rounds} times`, async () => {
    const settings = { DATA_DIR: folder, DATABASE_URL: '', DATA_KEY: randomBytes(32).toString('base64') };
    await bringMadeDatabase(folder);
    let server = await startChildServer(settings);
    const ana = await signUpOver(server.url, 'Ana');
    const circleId = randomUUID();
    await ana.call(server.url, 'circles.createCircle', {
      newCircleId: circleId,
      name: 'Home',
      timeZone: 'UTC',
    });
    const acknowledged = new Set<string>();

    const write = async (target: ChildServer) => {
      for (;;) {
        const taskId = randomUUID();
        await ana.call(target.url, 'care.addTask', { circleId, taskId, ...task });
        acknowledged.add(taskId);
      }
    };
    for (let round = 1; round <= rounds; round += 1) {
      const writers = Array.from({ length: 4 }, () => write(server).catch(() => undefined));
      const goal = acknowledged.size + 20 + Math.floor(Math.random() * 20);
      // Asked seldom: the server needs the processor.
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
      await server.kill();
      await Promise.all(writers);
      server = await startChildServer(settings);
    }

    const stored = await listAllTasks(ana, server.url, circleId);
    expect(new Set(stored).size).toBe(stored.length);
    expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
    const { positions } = await ana.call(server.url, 'circles.getSession', {});
    expect(positions[circleId]).toBe(stored.length + 1);
    expect(await server.stop()).toBe(0);
  });
});

const task = {
  title: 'Walk',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2026-11-21',
  dueTime: null,
};

async function listAllTasks(person: Awaited<ReturnType<typeof signUpOver>>, url: string, circleId: string) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const input = cursor ? { circleId, limit: 100, cursor } : { circleId, limit: 100 };
    const page = await person.call(url, 'care.listTasks', input);
    ids.push(...page.tasks.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}
