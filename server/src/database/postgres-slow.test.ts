import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgresPrograms } from '../testing/partners/postgres-cluster';
import {
  mostAsks,
  newTask,
  poolSize,
  startServerOnCluster,
  untilTaken,
  type ServerOnCluster,
} from '../testing/server-on-cluster';

/** Tasks called Locked wait for an advisory lock that the test holds, tasks called Slow take a minute. */
const slowTasks = `
  create function be_slow() returns trigger language plpgsql as $$ begin
    if new.title = 'Locked' then perform pg_advisory_xact_lock(1); end if;
    if new.title = 'Slow' then perform pg_sleep(60); end if;
    return new;
  end $$;
  create trigger slow_tasks before insert on tasks for each row execute function be_slow()`;

describe.runIf(hasPostgresPrograms)('a server whose PostgreSQL is slow', () => {
  let server: ServerOnCluster;
  let admin: Client;
  beforeAll(async () => {
    server = await startServerOnCluster();
    admin = new Client({ connectionString: server.cluster.url });
    await admin.connect();
    await admin.query(slowTasks);
  });
  afterAll(async () => {
    await admin.end();
    expect(await server.stop()).toBe(0);
  });
  const titlesOf = async (circleId: string) => {
    const { tasks } = await server.ana.call(server.url, 'care.listTasks', { circleId });
    return tasks.map(({ title }) => title);
  };

  it('tells who waits for a lock that it is held, serves everybody else, and takes the same command once the lock is free', async () => {
    const circleId = await server.newCircle();
    await admin.query('select pg_advisory_lock(1)');
    const task = newTask(circleId, 'Locked');
    const refused = server.expectUnavailable('/api/care/add-task', task);
    await untilWaiting(admin, 'advisory');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await titlesOf(circleId)).toEqual([]);
    await refused;
    await admin.query('select pg_advisory_unlock(1)');
    await server.addTask(task);
    expect(await titlesOf(circleId)).toEqual(['Locked']);
  });

  it('ends a statement that takes longer than ten seconds, tells so, and serves everybody else meanwhile', async () => {
    const circleId = await server.newCircle();
    const startedAt = performance.now();
    const refused = server.addTask(newTask(circleId, 'Slow')).catch((error: unknown) => error);
    await untilWaiting(admin, 'PgSleep');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await titlesOf(circleId)).toEqual([]);
    expect(await refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(performance.now() - startedAt).toBeGreaterThan(9_900);
    expect(await titlesOf(circleId)).toEqual([]);
    expect(await countWaiting(admin, 'PgSleep')).toBe(0);
  });

  it('with every connection busy says 503, and recovers at once when they are free', async () => {
    // Tasks of one circle would wait for each other.
    const circleIds = await Promise.all(Array.from({ length: 2 * poolSize }, () => server.newCircle()));
    const tasks = circleIds.map((circleId) => newTask(circleId, 'Slow'));
    const slow = tasks.map((task) => server.addTask(task).catch((error: unknown) => error));
    await untilWaiting(admin, 'PgSleep', poolSize);
    await server.expectUnavailable('/ready');
    await server.expectUnavailable(`/api/care/list-tasks?circleId=${circleIds[0]}`);
    await admin.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
    expect(await server.untilReady()).toBeLessThan(mostAsks);
    for (const answer of await Promise.all(slow)) expect(answer).toMatchObject({ status: 503 });
    await admin.query('drop trigger slow_tasks on tasks');
    for (const task of tasks) await untilTaken(() => server.addTask(task));
    for (const circleId of circleIds) expect(await titlesOf(circleId)).toEqual(['Slow']);
  });
});

/** Until so many of the server's statements wait for this. */
async function untilWaiting(admin: Client, event: string, count = 1): Promise<void> {
  while ((await countWaiting(admin, event)) < count) await wait(10);
}

async function countWaiting(admin: Client, event: string): Promise<number> {
  const { rows } = await admin.query('select 1 from pg_stat_activity where wait_event = $1', [event]);
  return rows.length;
}
