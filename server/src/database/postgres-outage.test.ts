import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { signUpOver } from '../testing/remote-person';
import { startChildServer } from '../testing/start-child-server';
import { makePostgresDatabase } from '../testing/test-database';
import { openTestStream } from '../testing/test-stream';

/** Ends every connection to a database and lets no new one in, until the returned function is called. */
async function takeAway(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`alter database "${name}" allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await admin.query(`alter database "${name}" allow_connections true`);
    await admin.end();
  };
}

it.runIf(process.env.TEST_DATABASE_URL)(
  'without its database the server says 503 with Retry-After within a second, and is whole again within two',
  async () => {
    const databaseUrl = (await makePostgresDatabase()) ?? '';
    const settings = { DATABASE_URL: databaseUrl, DATA_KEY: randomBytes(32).toString('base64') };
    const server = await startChildServer(settings);
    const ana = await signUpOver(server.url, 'Ana');
    const circleId = randomUUID();
    await ana.call(server.url, 'circles.createCircle', {
      newCircleId: circleId,
      name: 'Home',
      timeZone: 'UTC',
    });

    const giveBack = await takeAway(databaseUrl);
    for (const path of ['/ready', '/api/circles/get-session']) {
      const askedAt = Date.now();
      const answer = await fetch(`${server.url}${path}`, { headers: { cookie: ana.cookie } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(Date.now() - askedAt).toBeLessThan(1_000);
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(200);

    await giveBack();
    const backAt = Date.now();
    while ((await fetch(`${server.url}/ready`)).status !== 200)
      expect(Date.now() - backAt).toBeLessThan(2_000);
    const stream = await openTestStream(`${server.url}/api/events?positions=${circleId}:1`, ana.cookie);
    await ana.call(server.url, 'circles.renameCircle', { circleId, name: 'Back' });
    expect((await stream.nextEvent('circle.renamed')).sequence).toBe(2);
    stream.close();
    expect(await server.stop()).toBe(0);
  },
  60_000,
);
