import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openFolderDatabase } from '../../database/open-folder-database';
import { times } from '../../testing/depth';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { bringMadeDatabase } from '../../testing/test-database';
import { createSpine } from '../create-spine';
import { defineJob } from '../define-job';
import { defineModule } from '../define-module';
import { cancelJob } from './job-table';
import { createScheduler } from './scheduler';
import { inUnitOfWork } from '../unit-of-work';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('who asks for due jobs while a look waits for its turn is served by that look', async () => {
  let looks = 0;
  const { database, ...parts } = server.spine;
  const execute = (statement: Parameters<typeof database.db.execute>[0]) => {
    looks += 1;
    return database.db.execute(statement);
  };
  const scheduler = createScheduler({ ...parts, database: { ...database, db: { execute } as never } });
  await Promise.all(Array.from({ length: 100 }, () => scheduler.runDue()));
  // The first one and the one that the others share, in each of the two lanes.
  expect(looks).toBeLessThanOrEqual(4);
  await scheduler.stop();
});

/** So many reminders wait before an urgent job. */
const many = times(2_000, 400);

/** A few jobs of a module of their own, which note in which order they ran. */
function trialOn(present: TestServer) {
  const ran: string[] = [];
  const noting = (name: string, rank?: 'urgent' | 'usual' | 'idle') =>
    defineJob({
      name: `trial.${name}`,
      payload: z.object({ text: z.string() }),
      rank,
      run: async ({ circleId, payload: { text }, schedule, now }) => {
        ran.push(`${name} ${circleId ?? 'nobody'} ${text}`);
        if (text === 'cry') await schedule(cry, { text: 'help' }, now, { key: 'help' });
      },
    });
  const [cry, remind, tidy] = [noting('cry', 'urgent'), noting('remind'), noting('tidy', 'idle')];
  const trial = defineModule({ name: 'trial', operations: {}, jobs: [tidy, remind, cry] });
  const { database, relay, services } = present.spine;
  const { spine, scheduler } = createSpine({ database, relay, services, modules: [trial] });
  const plan = (circleId: string | null, work: Parameters<typeof inUnitOfWork>[2]) =>
    inUnitOfWork(spine, { actorId: null, circleId, now: services.clock.now() }, work);
  return { ran, cry, remind, tidy, scheduler, plan, spine };
}

/** As many reminders of one circle that are due already; each tells its number. */
async function planMany({ spine }: ReturnType<typeof trialOn>, circleId: string): Promise<void> {
  const now = spine.services.clock.now().toISOString();
  await spine.database.db.execute(sql`
    insert into jobs (circle_id, name, key, payload, due_at)
    select ${circleId}, 'trial.remind', n, jsonb_build_object('text', n::text),
      ${now}::timestamptz - (${many} - n + 1) * interval '1 second'
    from generate_series(1, ${many}) n`);
}

describe('jobs that are due together', () => {
  afterEach(() => server.spine.database.db.execute(sql`delete from jobs`));

  it('EMER-2 run with the urgent one first, though many of another circle are older, and with what nobody waits for last', async () => {
    const trial = trialOn(server);
    const [busy, quiet] = [randomUUID(), randomUUID()];
    await planMany(trial, busy);
    await trial.plan(busy, async ({ schedule, now }) => {
      await schedule(trial.tidy, { text: 'old' }, new Date(now.getTime() - 86_400_000));
    });
    await trial.plan(quiet, async ({ schedule, now }) => {
      await schedule(trial.cry, { text: 'here' }, now);
    });
    expect(await trial.scheduler.runDue()).toBe(many + 2);
    const reminders = Array.from({ length: many }, (_, place) => `remind ${busy} ${place + 1}`);
    expect(trial.ran).toEqual([`cry ${quiet} here`, ...reminders, `tidy ${busy} old`]);
    await trial.scheduler.stop();
  });

  it('belong to their circle: the same key in another circle, or in none, takes no job away', async () => {
    const trial = trialOn(server);
    const [one, other] = [randomUUID(), randomUUID()];
    const key = randomUUID();
    for (const circleId of [one, other, null])
      for (const text of ['first', 'replaced'])
        await trial.plan(circleId, ({ schedule, now }) => schedule(trial.remind, { text }, now, { key }));
    expect(await trial.plan(other, ({ tx }) => cancelJob(tx, trial.remind, { circleId: other, key }))).toBe(
      true,
    );
    expect(await trial.scheduler.runDue()).toBe(2);
    expect(new Set(trial.ran)).toEqual(new Set([`remind ${one} replaced`, 'remind nobody replaced']));
    await trial.scheduler.stop();
  });
});

it('EMER-2 an urgent job that becomes due while many others run does not wait for them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
  await bringMadeDatabase(folder);
  const embedded = await startTestServer({ database: await openFolderDatabase(folder) });
  const trial = trialOn(embedded);
  const circleId = randomUUID();
  await planMany(trial, circleId);
  await trial.plan(circleId, async ({ schedule, now }) => {
    await schedule(trial.remind, { text: 'cry' }, new Date(now.getTime() - 86_400_000));
  });
  trial.scheduler.start();
  expect(await trial.scheduler.runDue()).toBeGreaterThan(0);
  await trial.scheduler.stop();
  expect(trial.ran[0]).toBe(`remind ${circleId} cry`);
  expect(trial.ran.slice(0, 20)).toContain(`cry ${circleId} help`);
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});
